import type { ReactNode } from "react";
import { Actions, Intro, Lead, Page } from "#site/request/layout.tsx";
import { CallLine } from "#site/shell/phone.tsx";
import { Button, ButtonLink } from "#site/ui/button.tsx";
import { Notice } from "#site/ui/notice.tsx";

/** Asks once before an answer counts. Opening the page answers nothing; only its form does. */
export function Confirmation({
  eyebrow,
  title,
  lead,
  fault,
  children,
  yes,
  back,
  path,
  after,
}: {
  eyebrow: string;
  title: string;
  lead: ReactNode;
  /** What went wrong with the last post. */
  fault?: string | undefined;
  /** Between the question and its buttons. */
  children?: ReactNode;
  yes: string;
  /** The label of the link back. */
  back: string;
  /** The path of the visitor's own page. */
  path: string;
  after?: ReactNode;
}) {
  return (
    <Page>
      <Intro eyebrow={eyebrow} title={title}>
        <Lead>{lead}</Lead>
        <form method="post" className="mt-8 max-w-[46rem]">
          {children}
          {fault ? (
            <div className="mt-8">
              <Notice title="Your answer has not reached us" text={fault}>
                <CallLine />
              </Notice>
            </div>
          ) : null}
          <Actions>
            <Button type="submit">{yes}</Button>
            <ButtonLink variant="quiet" href={path}>
              {back}
            </ButtonLink>
          </Actions>
          {after}
        </form>
      </Intro>
    </Page>
  );
}
