import { policy } from "./company.ts";
import { resortBySlug } from "./resorts/index.ts";

const drive = resortBySlug("vail")?.access.airports.find(({ code }) => code === "DEN");
if (!drive) throw new Error("The example is a ride from DEN to Vail, and its guide has none.");

const departure = 14 * 60 + 15;

export const rideTimes = {
  landing: clock(departure - 40),
  baggage: clock(departure - 15),
  departure: clock(departure),
  arrival: clock(departure + drive.winterMinutes.value),
};

/** An example ride, from landing to the hotel. */
export const ride = {
  title: "From the gate to the village",
  lead: "A winter afternoon, Denver (DEN) to Vail.",
  stops: [
    {
      time: rideTimes.landing,
      name: "Your flight lands",
      text: "We follow it. If it is early or late, we adjust the pickup.",
    },
    {
      time: rideTimes.baggage,
      name: "Baggage claim",
      text: `Your chauffeur is there with a name sign and takes the bags and skis. The pickup includes a grace period of ${policy.graceMinutes} minutes.`,
    },
    {
      time: rideTimes.departure,
      name: "A warm vehicle",
      text: "The heater is already on. Everything is loaded, and you head west on I-70.",
    },
    {
      name: "Eisenhower Tunnel",
      text: "Under the Continental Divide, with our team in contact day and night.",
    },
    {
      name: "Vail Pass",
      text: "If wind or snow closes the pass, your chauffeur takes the detour through Leadville.",
    },
    {
      time: rideTimes.arrival,
      name: "Vail",
      text: `At your door after ${drive.miles.value} miles. Your chauffeur carries in the bags and skis.`,
    },
  ],
  note: "An example, with the drive on a fair winter day without holiday traffic, as in our guide to Vail.",
};

/** A time in the afternoon, from minutes since midnight. */
function clock(minutes: number): string {
  return `${Math.floor(minutes / 60) - 12}:${String(minutes % 60).padStart(2, "0")} PM`;
}
