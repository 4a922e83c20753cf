import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import "./desk.css";
import { routes } from "./routes.tsx";

const root = document.querySelector("#desk");
if (!root) throw new Error("index.html holds no #desk");
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
