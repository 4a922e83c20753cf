import type {
  CommonTableExpression,
  Kysely,
  QueryCreator,
  QueryCreatorWithCommonTableExpression,
  RecursiveCommonTableExpression,
} from "kysely";

/** The part of Kysely that reads. Its connections refuse writes, too. */
export type Reader<DB> = Queries<DB> & Pick<Kysely<DB>, "case" | "fn">;

type Queries<DB> = Pick<QueryCreator<DB>, "selectFrom" | "selectNoFrom"> & {
  with<N extends string, E extends CommonTableExpression<DB, N>>(
    name: N,
    expression: E,
  ): QueriesOf<QueryCreatorWithCommonTableExpression<DB, N, E>>;
  withRecursive<N extends string, E extends RecursiveCommonTableExpression<DB, N>>(
    name: N,
    expression: E,
  ): QueriesOf<QueryCreatorWithCommonTableExpression<DB, N, E>>;
};

type QueriesOf<Creator> = Creator extends QueryCreator<infer DB> ? Queries<DB> : never;
