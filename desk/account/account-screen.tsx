import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, read, queryClient } from "#desk/api/client.ts";
import { Button } from "#desk/controls/button.tsx";
import { Heading, Screen } from "#desk/controls/screen.tsx";
import { newRequestCopy } from "#desk/request/new-request-copy.ts";
import { accountQuery } from "./account-query.ts";
import { Passkeys } from "./passkeys.tsx";
import { PasswordForm } from "./password-form.tsx";
import { Section } from "./section.tsx";
import { History, Sessions } from "./sessions.tsx";
import { Team, VisitorData } from "./team.tsx";

/** The user's passkeys, password and sessions; owners also see the team. */
export function AccountScreen() {
  const { data } = useSuspenseQuery(accountQuery);
  const navigate = useNavigate();
  const signOut = useMutation({
    mutationFn: () => read(api.account["sign-out"].$post({ json: {} })),
    async onSuccess() {
      newRequestCopy().remove();
      await navigate("/sign-in", { replace: true });
      queryClient.clear();
    },
  });
  const { account } = data;
  return (
    <Screen title="Your account">
      <div className="mx-auto w-full max-w-2xl px-4 pt-8 pb-20 md:px-6 md:pt-12">
        <div className="flex flex-wrap items-end justify-between gap-4 pb-6">
          <div className="min-w-0">
            <Heading className="text-person break-words">{account.name}</Heading>
            <p className="mt-1.5 break-words text-granite">
              {account.email}, {account.role}
            </p>
          </div>
          <Button aria-disabled={signOut.isPending} onClick={() => signOut.mutate()}>
            Sign out
          </Button>
        </div>
        <Section title="Passkeys" note="Your fingerprint, face or device PIN signs you in.">
          <Passkeys passkeys={data.passkeys} email={account.email} hasPassword={data.hasPassword} />
        </Section>
        <Section
          title="Password"
          note={
            data.hasPassword
              ? "Setting a new password ends all other sessions."
              : "You have no password. With a passkey, you do not need one."
          }
        >
          <PasswordForm email={account.email} hasPassword={data.hasPassword} />
        </Section>
        <Section
          title="Sessions"
          note="A session ends 12 hours after sign-in. After 30 minutes without a key press or pointer movement it locks, and ends unless a desk is open."
        >
          <Sessions sessions={data.sessions} />
        </Section>
        <Section
          title="History"
          note="The latest 50 events of your account. Nobody can change this history."
        >
          <History events={data.events} />
        </Section>
        {account.role === "owner" ? (
          <>
            <Section title="Team" note="Who may use the desk. Owners also invite others.">
              <Team />
            </Section>
            <Section
              title="Visitors' data"
              note="For a visitor who asks what we hold, or asks us to erase it. Each use is recorded in the history of all owners."
            >
              <VisitorData />
            </Section>
          </>
        ) : null}
      </div>
    </Screen>
  );
}
