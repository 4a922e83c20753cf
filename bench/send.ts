import { setTimeout as sleep } from "node:timers/promises";
import { createDeskProcess, undoSeconds } from "#tests/fixtures/desk-process.ts";
import { median, type Part } from "./part.ts";

/** From Send at the desk to the email at the visitor's mail server. */
export const send: Part = {
  name: "send",
  async run({ rounds }) {
    const desk = await createDeskProcess();
    await desk.start();
    const answers: number[] = [];
    const arrivals: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const email = `visitor${round}@example.com`;
      const reference = await desk.receive(email);
      const seen = await desk.write(reference);
      const pressed = performance.now();
      const { status } = await desk.call("POST", `/requests/${reference}/send`, seen);
      if (status !== 202) throw new Error(`Send answered ${status}`);
      answers.push(performance.now() - pressed);
      while (desk.quoteEmails(email).length === 0) await sleep(5);
      arrivals.push((performance.now() - pressed) / 1000);
    }
    await desk.dispose();
    return [
      { what: "Send is acknowledged", value: median(answers), unit: "ms" },
      { what: "the visitor's email has arrived", value: median(arrivals), unit: "s" },
      {
        what: "of which after the seconds to undo",
        value: (median(arrivals) - undoSeconds) * 1000,
        unit: "ms",
      },
    ];
  },
};
