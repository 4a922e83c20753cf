/** The destinations index: its sections in order, and which guides each shows in which order. */
export const destinations = {
  title: "Where the road goes white",
  lead: "27 mountains in four states, each with its figures, its season and the road that leads to it.",
  sections: [
    {
      id: "colorado",
      title: "Colorado",
      lead: "High bases, broad bowls, and one interstate under the divide.",
      slugs: [
        "vail",
        "breckenridge",
        "aspen",
        "beaver-creek",
        "winter-park",
        "keystone",
        "copper-mountain",
        "steamboat-springs",
      ],
    },
    {
      id: "utah",
      title: "Utah",
      lead: "Light snow, short drives, and canyons that close when it falls.",
      slugs: ["park-city", "deer-valley", "snowbird", "alta", "snowbasin", "brighton"],
    },
    {
      id: "california",
      title: "California",
      lead: "Granite, a deep blue lake, and storms that arrive by the yard.",
      slugs: [
        "mammoth-mountain",
        "lake-tahoe",
        "heavenly",
        "northstar",
        "sierra-at-tahoe",
        "sugar-bowl",
        "kirkwood",
        "big-bear",
      ],
    },
  ],
  more: {
    title: "More mountains we drive to",
    slugs: ["big-sky", "whitefish-mountain", "bridger-bowl", "red-lodge-mountain", "solitude"],
  },
} as const;
