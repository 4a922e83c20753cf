import { createEventStream } from "./event-stream.ts";

// Runs once for all tabs of a browser, which holds no more than six connections to one server.
const serve = createEventStream();
addEventListener("connect", (event) => {
  if (event instanceof MessageEvent) event.ports.forEach(serve);
});
