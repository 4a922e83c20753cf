import { data } from "react-router";
import { limits } from "#domain/form.ts";
import { linksContext } from "#server/site/context.ts";
import { FinePrint, Intro, Lead, Page } from "#site/request/layout.tsx";
import { CallLine, CallLink } from "#site/shell/phone.tsx";
import { pageWithoutToken, privateMeta } from "#site/shell/private-frame.tsx";
import { Button } from "#site/ui/button.tsx";
import { TextField } from "#site/ui/field.tsx";
import { Notice } from "#site/ui/notice.tsx";
import type { Route } from "./+types/find-requests";

export const handle = pageWithoutToken;

export function meta() {
  return privateMeta("Find your requests");
}

/** Gives the same response for every valid address, whether or not it has requests. */
export async function action({ context }: Route.ActionArgs) {
  const { form, sendLinks } = context.get(linksContext);
  const typed = form.get("email");
  const email = typeof typed === "string" ? typed : "";
  const outcome = await sendLinks(email);
  if (outcome === "sent") return data({ email, sent: true, error: undefined, failed: false });
  const failed = outcome === "failed";
  const error = failed ? undefined : "Email must be an address such as name@example.com.";
  return data({ email, sent: false, error, failed }, { status: failed ? 503 : 422 });
}

export default function FindRequestsPage({ actionData }: Route.ComponentProps) {
  if (actionData?.sent) return <Sent email={actionData.email} />;
  const error = actionData?.error;
  return (
    <Page>
      <Intro title="Find your requests">
        <Lead>
          Each request has a private page. Enter the email address you gave us, and we will send you
          the links.
        </Lead>
        <form method="post" action="/requests" className="mt-8 grid max-w-measure gap-7">
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            required
            maxLength={limits.email}
            defaultValue={actionData?.email}
            error={error}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was rejected
            autoFocus={error !== undefined}
          />
          {actionData?.failed ? (
            <Notice
              title="We could not send it"
              text="The fault is ours. Please try again in a moment, or call us."
            >
              <CallLine />
            </Notice>
          ) : null}
          <div>
            <Button type="submit">Send me my links</Button>
          </div>
        </form>
        <FinePrint>
          No email after a few minutes? Call <CallLink />, with your reference if you have it.
        </FinePrint>
      </Intro>
    </Page>
  );
}

function Sent({ email }: { email: string }) {
  return (
    <Page>
      <Intro title="Check your inbox">
        <Lead>
          If we have requests from <strong className="font-medium text-ink">{email}</strong>, the
          links are on their way there. Each opens one request.
        </Lead>
        <FinePrint>
          Nothing after a few minutes? Look under spam, try the other address that you use, or call{" "}
          <CallLink />.
        </FinePrint>
      </Intro>
    </Page>
  );
}
