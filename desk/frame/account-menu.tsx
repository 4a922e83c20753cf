import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { sessionQuery } from "#desk/api/session.ts";
import { Avatar } from "#desk/controls/avatar.tsx";
import { showKeyHelp } from "#desk/keys/key-help.tsx";
import { setSingleKeys, useSingleKeys } from "#desk/keys/use-keys.ts";

const itemClass =
  "flex min-h-11 cursor-pointer items-center gap-2.5 px-4 text-ink hover:bg-hover md:min-h-9";

export function AccountMenu() {
  const { data: account } = useQuery(sessionQuery);
  const hasSingleKeys = useSingleKeys();
  if (!account) return null;
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        className="flex min-h-11 min-w-11 cursor-pointer items-center justify-end gap-2 text-ink md:min-h-8"
      >
        <Avatar name={account.name} isMe />
        <span className="max-md:sr-only">
          {account.name.split(" ")[0]}
          <span className="sr-only">, your account</span>
        </span>
      </button>
      <div
        id="account-menu"
        popover="auto"
        ref={closeOnLink}
        className="fixed inset-auto top-13 right-2 m-0 w-72 max-w-[calc(100vw-1rem)] rounded-edge border border-granite bg-paper py-2 text-desk whitespace-normal text-ink md:top-12 md:right-4"
      >
        <p className="px-4 pt-1 pb-3">
          <span className="font-medium">{account.name}</span>
          <span className="block truncate text-desk-small text-granite">{account.email}</span>
        </p>
        <label className={`${itemClass} border-t border-line`}>
          <input
            type="checkbox"
            checked={hasSingleKeys}
            onChange={(event) => setSingleKeys(event.target.checked)}
            className="size-4.5 accent-night"
          />
          Keys of a single letter
        </label>
        <button
          type="button"
          popoverTarget="account-menu"
          popoverTargetAction="hide"
          onClick={showKeyHelp}
          className={`${itemClass} w-full border-t border-line max-md:hidden`}
        >
          All keys
        </button>
        <Link to="/account" className={`${itemClass} border-t border-line`}>
          Account and sign-out
        </Link>
      </div>
    </>
  );
}

/** Closes the menu when one of its links is followed. */
function closeOnLink(menu: HTMLElement | null) {
  const close = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("a")) menu?.hidePopover();
  };
  menu?.addEventListener("click", close);
  return () => menu?.removeEventListener("click", close);
}
