import { company } from "#content/company.ts";
import { Wordmark } from "#ui/wordmark.tsx";

/** Says where requests are until the team can sign in here. */
export function SignedOut() {
  return (
    <div className="grid min-h-svh grid-rows-[auto_1fr] bg-night text-paper">
      <header className="px-gutter py-6">
        <Wordmark name={company.name} />
      </header>
      <main className="mx-auto grid w-full max-w-measure content-center gap-6 px-gutter pb-24">
        <h1 className="text-title">Quote desk</h1>
        <p className="text-lead text-mist">
          You are signed out. Sign-in is not available in this version.
        </p>
        <p className="text-mist">
          Every request arrives in the team's inbox; replying to that email writes to the visitor.
          To read all requests from a shell, run this where the site is installed:
        </p>
        <pre className="overflow-x-auto border border-granite px-5 py-4 text-label">
          <code>npm run requests -- list</code>
        </pre>
      </main>
    </div>
  );
}
