import type { RouteObject } from "react-router";
import { requireSession } from "./api/session.ts";
import { FaultScreen, NotFoundScreen } from "./frame/fault-screen.tsx";
import { Frame } from "./frame/frame.tsx";
import { Starting } from "./frame/starting.tsx";
import { ListScreen } from "./queue/list-screen.tsx";
import { loadList } from "./queue/load-list.ts";
import { SignedOut } from "./sign-in/signed-out.tsx";

/** Every screen of the desk. The lists come with the first load, the rest when it is opened. */
export const routes: RouteObject[] = [
  { path: "/sign-in", element: <SignedOut /> },
  {
    id: "desk",
    path: "/",
    loader: requireSession,
    element: <Frame />,
    HydrateFallback: Starting,
    errorElement: <FaultScreen />,
    children: [
      {
        errorElement: <FaultScreen />,
        children: [
          {
            index: true,
            loader: loadList("queue"),
            element: <ListScreen key="queue" view="queue" />,
          },
          {
            path: "quoted",
            loader: loadList("quoted"),
            element: <ListScreen key="quoted" view="quoted" />,
          },
          {
            path: "accepted",
            loader: loadList("accepted"),
            element: <ListScreen key="accepted" view="accepted" />,
          },
          { path: "all", loader: loadList("all"), element: <ListScreen key="all" view="all" /> },
          {
            path: "requests/:reference",
            lazy: async () => {
              const { RequestScreen, loadRequest } = await import("./request/request-screen.tsx");
              return { Component: RequestScreen, loader: loadRequest };
            },
          },
          { path: "*", element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];
