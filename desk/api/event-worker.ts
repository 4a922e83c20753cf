import { createEventStream } from "./event-stream.ts";

// Runs once for all tabs of a browser, which opens at most six connections to a server.
const serve = createEventStream();
addEventListener("connect", (event) => {
  if (event instanceof MessageEvent) event.ports.forEach(serve);
});
