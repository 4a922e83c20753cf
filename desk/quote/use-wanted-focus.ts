import { useState } from "react";

export type WantedFocus = ReturnType<typeof createWantedFocus>;

/** Gives the focus to a control that is not on the screen yet, as soon as it is. */
export function useWantedFocus(first: string | null): WantedFocus {
  const [focus] = useState(() => createWantedFocus(first));
  return focus;
}

/** Back to the button that opened the preview, if the focus is in what goes away. */
export function focusAfterPreview(focus: WantedFocus) {
  const active = document.activeElement;
  if (!active || active === document.body || active.closest(".quote-preview"))
    focus.want("preview");
}

function createWantedFocus(first: string | null) {
  let wanted = first;
  return {
    /** Null when nothing is wanted any more. */
    want(name: string | null) {
      wanted = name;
    },
    /** Wants this if what goes away has the focus, and nothing else is wanted. */
    wantAfter: (element: Element, name: string) => {
      if (document.activeElement === element) wanted ??= name;
    },
    /** The `ref` of what can be wanted. */
    target(name: string) {
      return (element: HTMLElement | null) => {
        if (!element || wanted !== name) return;
        wanted = null;
        element.focus();
      };
    },
  };
}
