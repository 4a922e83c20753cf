import { policy } from "./company.ts";
import { policyText } from "./policy.ts";
import type { ResortSlug } from "./resorts/index.ts";

/** The effects of snow on roads. */
export type RoadRisk = "Can close in a storm" | "Slow, or chains" | "Closed for the winter";

export type Road = {
  name: string;
  number?: string;
  risk: RoadRisk;
  text: string;
  guide: ResortSlug;
};

const [full] = policy.cancellation;

/** How a storm changes a ride. The roads and closures are those in the guides. */
export const storm = {
  title: "When a storm closes the road",
  steps: [
    {
      title: "We watch the road",
      text: "Our team monitors every ride, 24/7, and is in contact with every chauffeur. Every vehicle has GPS tracking and winter tires.",
    },
    {
      title: "The chauffeur decides",
      text: "It is the chauffeur's call whether a road is safe. Each one has trained for winter with an instructor, tire chains included.",
    },
    { title: "You choose", text: policyText.weather },
  ],
  roadsTitle: "Roads to know",
  roadsLead: "What snow does to the roads near the resorts, state by state.",
  note: `If you cancel ${full.hoursBefore} hours or more before the pickup, you get a full refund minus processing fees.`,
  states: [
    {
      name: "Colorado",
      roads: [
        {
          name: "Vail Pass",
          number: "I-70",
          risk: "Can close in a storm",
          text: "Wind and snow close it. The detour is through Leadville.",
          guide: "vail",
        },
        {
          name: "Berthoud Pass",
          number: "US-40",
          risk: "Can close in a storm",
          text: "Avalanche work, usually on the morning after a storm.",
          guide: "winter-park",
        },
        {
          name: "Rabbit Ears Pass",
          number: "US-40",
          risk: "Slow, or chains",
          text: "Exposed, windy and often snow-packed.",
          guide: "steamboat-springs",
        },
        {
          name: "Independence Pass",
          risk: "Closed for the winter",
          text: "From about early November to late May.",
          guide: "aspen",
        },
      ],
    },
    {
      name: "Utah",
      roads: [
        {
          name: "Little Cottonwood Canyon",
          number: "UT-210",
          risk: "Can close in a storm",
          text: "Avalanche control. During an interlodge order, vehicles wait.",
          guide: "alta",
        },
        {
          name: "Big Cottonwood Canyon",
          number: "UT-190",
          risk: "Slow, or chains",
          text: "Winter tires or chains can be required at short notice.",
          guide: "solitude",
        },
        {
          name: "Parleys Canyon",
          number: "I-80",
          risk: "Slow, or chains",
          text: "Steep, and slow in storms.",
          guide: "park-city",
        },
        {
          name: "Guardsman Pass",
          risk: "Closed for the winter",
          text: "The canyon is the only way to Brighton.",
          guide: "brighton",
        },
      ],
    },
    {
      name: "California",
      roads: [
        {
          name: "Donner Summit",
          number: "I-80",
          risk: "Can close in a storm",
          text: "Chain controls, and closures in heavy storms.",
          guide: "lake-tahoe",
        },
        {
          name: "Carson Pass",
          number: "CA-88",
          risk: "Can close in a storm",
          text: "It can close for days in the largest storms.",
          guide: "kirkwood",
        },
        {
          name: "The roads to Big Bear",
          number: "CA-330, CA-18, CA-38",
          risk: "Slow, or chains",
          text: "Chains can be required on all three.",
          guide: "big-bear",
        },
        {
          name: "Tioga Pass",
          risk: "Closed for the winter",
          text: "Drives from the Bay Area go north around it.",
          guide: "mammoth-mountain",
        },
      ],
    },
    {
      name: "Montana",
      roads: [
        {
          name: "Gallatin Canyon",
          number: "US-191",
          risk: "Slow, or chains",
          text: "Two lanes, winding and icy, with wildlife at dusk.",
          guide: "big-sky",
        },
        {
          name: "Bridger Canyon Road",
          number: "MT-86",
          risk: "Slow, or chains",
          text: "Snow can drift across it in a north wind.",
          guide: "bridger-bowl",
        },
        {
          name: "Big Mountain Road",
          number: "MT-487",
          risk: "Slow, or chains",
          text: "Switchbacks, plowed early and often icy after dark.",
          guide: "whitefish-mountain",
        },
        {
          name: "Beartooth Highway",
          risk: "Closed for the winter",
          text: "From fall to late May.",
          guide: "red-lodge-mountain",
        },
      ],
    },
  ] satisfies { name: string; roads: Road[] }[],
};
