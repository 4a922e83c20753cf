import { index, route, type RouteConfig } from "@react-router/dev/routes";

// The style guide is never in a build.
const styleguide =
  process.env["NODE_ENV"] === "development" ? [route("styleguide", "pages/styleguide.tsx")] : [];

export default [
  index("pages/home.tsx"),
  route("services", "pages/services/overview.tsx"),
  route("services/:slug", "pages/services/service.tsx"),
  route("destinations", "pages/destinations/overview.tsx"),
  route("destinations/:slug", "pages/destinations/guide.tsx"),
  route("gallery", "pages/gallery.tsx"),
  route("about", "pages/about.tsx"),
  route("booking", "pages/booking/page.tsx"),
  route("contact", "pages/contact/page.tsx"),
  route("terms", "pages/legal/terms.tsx"),
  route("privacy", "pages/legal/privacy.tsx"),
  route("cookies", "pages/legal/cookies.tsx"),
  route("careers", "pages/careers.tsx"),
  route("press", "pages/press.tsx"),
  route("safety", "pages/safety.tsx"),
  route("requests", "request/routes/find-requests.tsx"),
  route("requests/:token", "request/routes/page.tsx"),
  route("requests/:token/accept", "request/routes/accept.tsx"),
  route("requests/:token/decline", "request/routes/decline.tsx"),
  route("requests/:token/withdraw", "request/routes/withdraw.tsx"),
  route("requests/:token/ask-again", "request/routes/ask-again.tsx"),
  route("requests/:token/way-home", "request/routes/way-home.tsx"),
  route("requests/*", "request/routes/not-found.tsx"),
  route("429", "pages/too-many-requests.tsx"),
  route("500", "pages/server-error.tsx"),
  route("503", "pages/unavailable.tsx"),
  ...styleguide,
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
