import { formatMoney } from "#domain/money.ts";
import { lineKindNames } from "#domain/quote.ts";
import type { VisitorQuote } from "#server/site/context.ts";
import { Block } from "./layout.tsx";

/** The lines of a version and their total. */
export function Price({ quote, title }: { quote: VisitorQuote; title: string }) {
  return (
    <Block title={title}>
      <table className="price">
        <tbody>
          {quote.lines.map(({ kind, text, cents }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
            <tr key={index}>
              <th scope="row">
                {lineKindNames[kind]}
                {text ? <span className="second-line">{text}</span> : null}
              </th>
              <td>{formatMoney(cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total in US dollars</th>
            <td>{formatMoney(quote.totalCents)}</td>
          </tr>
        </tfoot>
      </table>
    </Block>
  );
}
