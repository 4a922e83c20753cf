import { company } from "./company.ts";

export const destinations = {
  title: "Ski resorts we serve",
  lead: `Twenty-seven mountains across ${company.serviceArea}, with terrain, season, lodging and winter drive times.`,
  leads: {
    colorado: "Rocky Mountain resorts served by airports in Denver, Eagle, Aspen and Hayden.",
    utah: "Deep snow less than an hour from Salt Lake City's airport.",
    california: "Lake Tahoe, the Eastern Sierra and the mountains above Los Angeles.",
    more: "Four resorts in Montana, and Solitude in Utah's Big Cottonwood Canyon.",
  },
} as const;
