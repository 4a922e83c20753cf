import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { company } from "#content/company.ts";
import { expect, test, trip } from "./journey.ts";

const program = [process.env["FIREFOX_PATH"], "/usr/bin/firefox-esr", "/usr/bin/firefox"].find(
  (path) => path !== undefined && existsSync(path),
);

test("the menu, the booking form and the contact form work in Firefox", async ({ site }) => {
  test.skip(!program, "There is no Firefox here: set FIREFOX_PATH");
  const firefox = await openFirefox(program!);
  const { run } = firefox;
  try {
    await firefox.open(site.url, 390);
    await firefox.press("[popovertarget=menu]");
    await expect
      .poll(() => run("document.querySelector('#menu').matches(':popover-open')"))
      .toBe(true);
    const stops = new Set<unknown>();
    for (let step = 0; step < 24; step += 1) {
      await (step < 14 ? firefox.key("\uE004") : firefox.key("\uE008", "\uE004"));
      stops.add(
        await run(`(({ activeElement: at }) => {
          if (at.matches("#menu, body")) return "";
          return at.closest("#menu") ? at.textContent : at.outerHTML;
        })(document)`),
      );
    }
    // All of the menu, and nothing where the menu itself or the browser's own controls have the focus.
    const within = ["Close", "Home", "Services", "Destinations", "Gallery", "Contact", "Reserve"];
    expect([...stops].map(String).toSorted()).toEqual(
      [...within, company.phone.display, ""].toSorted(),
    );
    await firefox.key("\uE00C");
    await expect
      .poll(() => run("document.querySelector('#menu').matches(':popover-open')"))
      .toBe(false);

    await firefox.open(`${site.url}/booking`, 1280);
    await firefox.enter(trip);
    await firefox.press("form [type=submit]");
    await expect.poll(() => run("document.body.innerText.includes('Terms Required')")).toBe(true);
    await firefox.press("[name=agreeToTerms]");
    await firefox.press("form [type=submit]");
    await expect.poll(() => run("document.activeElement.textContent")).toBe("Thank You");

    await firefox.open(`${site.url}/contact`, 1280);
    await firefox.enter({ firstName: "Ada", lastName: "Byron", email: "ada@example.com" });
    const alert = firefox.nextAlert();
    await firefox.press("form [type=submit]");
    expect(await alert).toBe("Thank you for your message. We will contact you soon!");
    await expect.poll(() => run("document.querySelector('[name=email]').value")).toBe("");
  } finally {
    await firefox.close();
  }
});

type Message = { id?: number; method?: string; params?: unknown; result?: unknown; error?: string };

/** Firefox through WebDriver BiDi, because Playwright only drives its own build of Firefox. */
async function openFirefox(path: string) {
  const profile = await mkdtemp(join(tmpdir(), "firnline-firefox-"));
  const flags = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
  const child = spawn(path, flags, { stdio: ["ignore", "ignore", "pipe"] });
  const gone = new Promise((done) => child.once("close", done));
  const address = await new Promise<string>((resolve, reject) => {
    let printed = "";
    child.stderr.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    void gone.then(() => reject(new Error(`Firefox has stopped: ${printed}`)));
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((done) => socket.addEventListener("open", done, { once: true }));

  const answers = new Map<number, PromiseWithResolvers<any>>();
  const prompts: ((text: string) => void)[] = [];
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) {
      if (message.method === "browsingContext.userPromptOpened")
        prompts.shift()?.((message.params as { message: string }).message);
      return;
    }
    const answer = answers.get(message.id);
    if (message.error) answer?.reject(new Error(JSON.stringify(message)));
    else answer?.resolve(message.result);
  });
  let last = 0;
  function call(method: string, params: object): Promise<any> {
    last += 1;
    const answer = Promise.withResolvers<any>();
    answers.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise;
  }

  const unhandledPromptBehavior = { default: "ignore" };
  await call("session.new", { capabilities: { alwaysMatch: { unhandledPromptBehavior } } });
  await call("session.subscribe", { events: ["browsingContext.userPromptOpened"] });
  const { contexts } = await call("browsingContext.getTree", {});
  const context: string = contexts[0].context;

  async function evaluate(expression: string) {
    const answer = await call("script.evaluate", {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
    return answer.result;
  }
  const run = async (expression: string): Promise<unknown> => (await evaluate(expression)).value;
  const act = (actions: object) => call("input.performActions", { context, actions: [actions] });

  return {
    run,
    /** Goes to a page and waits until its form is ready. */
    async open(url: string, width: number) {
      await call("browsingContext.setViewport", { context, viewport: { width, height: 800 } });
      await call("browsingContext.navigate", { context, url, wait: "complete" });
      const ready = "!document.querySelector('[data-island]:not([data-hydrated])')";
      await expect.poll(() => run(ready)).toBe(true);
    },
    async press(selector: string) {
      const query = `document.querySelector(${JSON.stringify(selector)})`;
      await run(`${query}.scrollIntoView({ block: "center", behavior: "instant" })`);
      const { sharedId } = await evaluate(query);
      const move = {
        type: "pointerMove",
        x: 0,
        y: 0,
        origin: { type: "element", element: { sharedId } },
      };
      const press = [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await act({ type: "pointer", id: "mouse", actions: [move, ...press] });
    },
    /** Presses keys together. */
    async key(...values: string[]) {
      const down = values.map((value) => ({ type: "keyDown", value }));
      const up = values.toReversed().map((value) => ({ type: "keyUp", value }));
      const actions = [...down, ...up];
      await act({ type: "key", id: "keyboard", actions });
    },
    /** Sets controls by name like typing, bypassing React's stored values. */
    async enter(values: Record<string, string>) {
      await run(`for (const [name, value] of Object.entries(${JSON.stringify(values)})) {
        const control = document.querySelector("[name=" + name + "]");
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value").set.call(control, value);
        for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
      }`);
    },
    /** The text of the next alert, which is then closed. */
    async nextAlert() {
      const text = await new Promise<string>((resolve) => prompts.push(resolve));
      await call("browsingContext.handleUserPrompt", { context, accept: true });
      return text;
    },
    async close() {
      socket.close();
      child.kill();
      await gone;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
