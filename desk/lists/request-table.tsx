import type { ComponentProps } from "react";
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   laid out as blocks, a table loses its own roles */
import type { Temporal } from "temporal-polyfill";
import { usePending } from "#desk/api/requests.ts";
import { groupNames } from "#desk/summary/group-requests.ts";
import type { ListView } from "#server/requests/views.ts";
import { columns, columnsOf } from "./columns.tsx";
import type { StableList } from "./stable-list.ts";

const labels: Record<ListView, string> = {
  queue: "Requests that wait for a quote, by due time",
  quoted: "Requests with an open quote",
  accepted: "Accepted rides",
  followup: "Quotes that expired or were declined, newest first",
  all: "All requests, newest first",
};

/** A list as a table; below 1024 px each row is a block. */
export function RequestTable({
  view,
  list,
  now,
  handlers,
}: {
  view: ListView;
  list: StableList;
  now: Temporal.Instant;
  /** The handlers that detect use of the list. */
  handlers: ComponentProps<"table">;
}) {
  const names = columnsOf[view];
  const pending = new Map(usePending().map((act) => [act.reference, act]));
  return (
    <table role="table" aria-label={labels[view]} className="request-table" {...handlers}>
      <colgroup>
        {names.map((name) => (
          <col key={name} className={`col-${name}`} />
        ))}
      </colgroup>
      <thead role="rowgroup">
        <tr role="row">
          {names.map((name) => (
            <th key={name} role="columnheader" scope="col" className={`cell-${name}`}>
              {columns[name].heading}
            </th>
          ))}
        </tr>
      </thead>
      {list.groups.map((group) => (
        <tbody key={group.name} role="rowgroup">
          {group.name ? (
            <tr role="row" className="group-head">
              <th
                role="rowheader"
                scope="rowgroup"
                colSpan={names.length}
                className={group.name === "late" ? "text-late" : ""}
              >
                {groupNames[group.name]}
                <span>{group.requests.length}</span>
              </th>
            </tr>
          ) : null}
          {group.requests.map((request) => (
            <tr
              key={request.reference}
              role="row"
              className={`request-row ${list.left.has(request.reference) ? "has-left" : ""}`}
            >
              {names.map((name) => (
                <td key={name} role="cell" className={`cell-${name}`}>
                  {columns[name].cell({
                    request,
                    view,
                    now,
                    pending: pending.get(request.reference),
                  })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
