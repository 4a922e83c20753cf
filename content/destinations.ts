import { company } from "./company.ts";

export const destinations = {
  title: "Ski resorts we serve",
  lead: `Guides to twenty-seven mountains in ${company.serviceArea}, with winter drive times from each airport.`,
  leads: {
    colorado: "Rocky Mountain resorts served by airports in Denver, Eagle, Aspen and Hayden.",
    utah: "Deep snow less than an hour from Salt Lake City's airport.",
    california: "Lake Tahoe, the Eastern Sierra and the mountains above Los Angeles.",
    more: "Four resorts in Montana, and Solitude in Utah's Big Cottonwood Canyon.",
  },
} as const;
