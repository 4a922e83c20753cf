import { data } from "react-router";
import { Actions, Intro, Lead, Page } from "#site/request/layout.tsx";
import { CallButton } from "#site/shell/phone.tsx";
import { pageWithoutToken, privateMeta } from "#site/shell/private-frame.tsx";
import { ButtonLink } from "#site/ui/button.tsx";

export const handle = pageWithoutToken;

export function meta() {
  return privateMeta("No request here");
}

export function loader() {
  return data(null, { status: 404 });
}

/** Shown for every address that opens no request. */
export default function NoRequestPage() {
  return (
    <Page>
      <Intro title="This link does not open a request">
        <Lead>
          It may have been cut off in an email. We can send you the links to your requests again.
        </Lead>
        <Actions>
          <ButtonLink href="/requests">Send me my links</ButtonLink>
          <CallButton variant="quiet" />
        </Actions>
      </Intro>
    </Page>
  );
}
