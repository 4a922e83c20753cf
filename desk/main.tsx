import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { queryClient } from "#desk/api/client.ts";
import { reportFaults } from "#ui/report-faults.ts";
import "./desk.css";
import { routes } from "./routes.tsx";

reportFaults();
const root = document.querySelector("#desk");
if (!root) throw new Error("index.html holds no #desk");
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>,
);
