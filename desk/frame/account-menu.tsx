import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { useSessionState } from "#desk/api/client.ts";
import { sessionQuery } from "#desk/api/session.ts";
import { allowNotices, chime, notices, sound } from "#desk/api/short-notice.ts";
import { Avatar } from "#desk/controls/screen.tsx";
import { showKeyHelp } from "#desk/keys/key-help.tsx";
import { singleKeys } from "#desk/keys/use-keys.ts";

const itemClass =
  "flex min-h-11 cursor-pointer items-center gap-2.5 px-4 text-ink hover:bg-hover md:min-h-9";

export function AccountMenu() {
  const { data: account } = useQuery(sessionQuery);
  const hasSingleKeys = singleKeys.use();
  const { lockedAt } = useSessionState();
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
          {lockedAt ? ", locked" : ""}
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
        <Switch isOn={hasSingleKeys} onChange={singleKeys.set}>
          Single-key shortcuts
        </Switch>
        <ShortNoticeSwitches />
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

/** How a short-notice request announces itself, even from a background tab. */
function ShortNoticeSwitches() {
  const hasSound = sound.use();
  const hasNotices = notices.use();
  const [isRefused, setRefused] = useState(false);

  async function switchNotices(isOn: boolean) {
    const isAllowed = !isOn || (await allowNotices());
    setRefused(!isAllowed);
    notices.set(isOn && isAllowed);
  }

  return (
    <fieldset className="border-t border-line pt-2">
      <legend className="float-left w-full px-4 pb-1 text-desk-small text-granite">
        A new request at short notice
      </legend>
      <Switch
        isOn={hasSound}
        onChange={(isOn) => {
          sound.set(isOn);
          if (isOn) chime();
        }}
      >
        Quiet sound
      </Switch>
      <Switch isOn={hasNotices} onChange={(isOn) => void switchNotices(isOn)}>
        Browser notification
      </Switch>
      <output className="block px-4 text-desk-small text-late not-empty:pb-2">
        {isRefused
          ? "The browser does not allow it. Change that in its settings for this page."
          : null}
      </output>
    </fieldset>
  );
}

function Switch({
  isOn,
  onChange,
  children,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: string;
}) {
  return (
    <label className={`${itemClass} clear-both border-t border-line`}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4.5"
      />
      {children}
    </label>
  );
}

/** Closes the menu when one of its links is clicked. */
function closeOnLink(menu: HTMLElement | null) {
  const close = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("a")) menu?.hidePopover();
  };
  menu?.addEventListener("click", close);
  return () => menu?.removeEventListener("click", close);
}
