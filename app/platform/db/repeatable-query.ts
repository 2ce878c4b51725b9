import {
  AliasNode,
  type CompiledQuery,
  type OperationNode,
  type QueryExecutorProvider,
  type QueryResult,
  type RawBuilder,
  type RootOperationNode,
  SelectQueryNode,
  TableNode,
} from "kysely"

const markedQueries = new WeakSet<CompiledQuery>()

/** Executes a statement that may run twice with the effect of once. It is sent again when its connection was lost (createRetryingDriver). */
export function executeRepeatable<T>(
  db: QueryExecutorProvider,
  statement: RawBuilder<T>,
): Promise<QueryResult<T>> {
  const query = statement.compile(db)
  markedQueries.add(query)
  return db.getExecutor().executeQuery(query)
}

/** True for a query that may be sent again although the first one may have run. */
export function isRepeatable(query: CompiledQuery): boolean {
  return markedQueries.has(query) || isRead(query.query)
}

/**
 * True for a select from tables. A raw statement and a select from a function count as unknown: functions that write are called only
 * by these.
 */
function isRead(node: RootOperationNode) {
  return (
    SelectQueryNode.is(node) &&
    node.from !== undefined &&
    [...node.from.froms, ...(node.joins ?? []).map(({ table }) => table)].every(isTableOrSelect) &&
    (node.with?.expressions ?? []).every(({ expression }) => SelectQueryNode.is(expression))
  )
}

function isTableOrSelect(source: OperationNode): boolean {
  return AliasNode.is(source)
    ? isTableOrSelect(source.node)
    : TableNode.is(source) || SelectQueryNode.is(source)
}
