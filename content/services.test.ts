import { expect, test } from "vitest";
import { fleet } from "./fleet.ts";
import { services } from "./services.ts";

test("every vehicle has one service", () => {
  const shown = services.flatMap((service) =>
    service.kind === "vehicle" ? [service.vehicle] : [],
  );
  expect(shown.toSorted()).toEqual(fleet.map(({ value }) => value).toSorted());
});
