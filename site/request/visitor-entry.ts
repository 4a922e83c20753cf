const button = document.querySelector<HTMLButtonElement>("[data-print]");
if (button) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}

for (const line of document.querySelectorAll<HTMLElement>("[data-moment]")) {
  const { moment = "", zone } = line.dataset;
  const show = (timeZone?: string) =>
    new Date(moment).toLocaleString("en-US", {
      weekday: "long",
      month: "long",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZone,
    });
  line.textContent = `${show()} your time`;
  line.hidden = show() === show(zone);
}
