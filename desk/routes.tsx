import type { RouteObject } from "react-router";
import { SignedOut } from "./sign-in/signed-out.tsx";

/** Every screen of the desk. While nobody can sign in, each address shows the same one. */
export const routes: RouteObject[] = [{ path: "*", element: <SignedOut /> }];
