/** What a page that comes back from the server says first; it takes the focus unless a field does. */
export function Notice({
  title,
  text,
  hasFocus = true,
}: {
  title: string;
  text: string;
  hasFocus?: boolean;
}) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page was asked for to read just this
      autoFocus={hasFocus}
      className="mb-10 rounded-edge border-l-4 border-alarm bg-white p-5"
    >
      <p className="font-medium">{title}</p>
      <p className="mt-1 text-label text-slate">{text}</p>
    </div>
  );
}
