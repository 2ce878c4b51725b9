import type { ClientBase } from "pg"
import type { PgBoss } from "pg-boss"

/** The second also wakes the worker. */
const knownInserts = [
  /^\s*insert into\s.*\$1.*\sreturning id\s*$/is,
  /^\s*with ins as \(\s*insert into\s.*\$1.*pg_notify.*\sselect id from ins where\s.*$/is,
]

/**
 * add_job('[{"data": payload}]', queue): a fact and its job can be one statement, and whoever states the fact needs no
 * right on the queue's tables. forget_jobs(key, ids): what waits, died or was done for a thing that is erased goes with
 * it; `key` is the thing's id in the payload. Made anew with every migration, by the same pg-boss that makes those tables.
 */
export async function installJobFunctions(
  owner: ClientBase,
  boss: PgBoss,
  schema: string,
  queues: readonly { name: string }[],
) {
  const inserts: string[] = []
  for (const { name } of queues)
    inserts.push(`when ${owner.escapeLiteral(name)} then ${await insertOf(boss, name)} into added_id;`)
  // The function's first argument is the statement's $1.
  await owner.query(`
    create or replace function ${schema}.add_job(job jsonb, to_queue text) returns void
      language plpgsql
      security definer
      set search_path = pg_catalog, pg_temp
    as $add_job$
    #variable_conflict use_column
    declare
      added_id uuid;
    begin
      case to_queue
        ${inserts.join("\n")}
        else raise exception 'no queue is called %', to_queue;
      end case;
      if added_id is null then
        raise exception 'queue % took no job', to_queue;
      end if;
    end
    $add_job$;
  `)
  await owner.query(`
    create or replace function ${schema}.forget_jobs(key text, ids bigint[]) returns void
      language sql
      security definer
      set search_path = pg_catalog, pg_temp
    as $forget_jobs$
      delete from ${schema}.job where data ->> key = any(ids::text[]);
    $forget_jobs$;
  `)
}

/** The statement by which pg-boss adds a job to this queue, heard from pg-boss itself: $1 is the list of jobs, as JSON. */
async function insertOf(boss: PgBoss, queue: string) {
  const heard: string[] = []
  const executeSql = async (text: string) => {
    heard.push(text)
    return { rows: [{ id: "heard" }] }
  }
  await boss.send(queue, {}, { db: { executeSql } })
  const [insert] = heard
  if (!insert || heard.length > 1 || !knownInserts.some((known) => known.test(insert)))
    throw new Error(`pg-boss adds a job in another way now: ${heard.join(";")}`)
  return insert
}
