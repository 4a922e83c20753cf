import type { RouteObject } from "react-router";
import { requireSession } from "./api/session.ts";
import { FaultScreen, NotFoundScreen } from "./frame/fault-screen.tsx";
import { Frame, Starting } from "./frame/frame.tsx";
import { ListScreen, loadList } from "./lists/list-screen.tsx";
import { importRequestScreen } from "./request/import-screen.ts";

/** Every screen of the desk. The lists come with the first load, the rest when it is opened. */
export const routes: RouteObject[] = [
  {
    path: "/sign-in",
    HydrateFallback: Starting,
    lazy: async () => {
      const { SignInScreen } = await import("#desk/sign-in/sign-in-form.tsx");
      return { Component: SignInScreen };
    },
  },
  {
    path: "/welcome",
    HydrateFallback: Starting,
    errorElement: <FaultScreen />,
    lazy: async () => {
      const { WelcomeScreen, loadWelcome } = await import("#desk/sign-in/accept-form.tsx");
      return { Component: WelcomeScreen, loader: loadWelcome };
    },
  },
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
          {
            path: "followup",
            loader: loadList("followup"),
            element: <ListScreen key="followup" view="followup" />,
          },
          { path: "all", loader: loadList("all"), element: <ListScreen key="all" view="all" /> },
          {
            path: "requests/:reference",
            lazy: async () => {
              const { RequestScreen, loadRequest } = await importRequestScreen();
              return { Component: RequestScreen, loader: loadRequest };
            },
          },
          {
            path: "new",
            lazy: async () => {
              const { NewRequestScreen } = await import("./request/new-request.tsx");
              return { Component: NewRequestScreen };
            },
          },
          {
            path: "account",
            lazy: async () => {
              const { AccountScreen } = await import("./account/account-screen.tsx");
              const { loadAccount } = await import("./account/account-query.ts");
              return { Component: AccountScreen, loader: loadAccount };
            },
          },
          { path: "*", element: <NotFoundScreen what="page" /> },
        ],
      },
    ],
  },
];
