-- Up Migration

-- A bitmap of a segment from the positions of its posts.
do $$
begin
  execute format('create aggregate blog_search_bits(integer, integer)
    (sfunc = set_bit, stype = bit, combinefunc = bitor, initcond = %L, parallel = safe)', repeat('0', 32000));
end
$$;

create function blog_search_positions(bits bit varying) returns setof integer
  language sql immutable strict parallel safe
  set search_path = pg_catalog, pg_temp
as $$
  select place from generate_series(0, 499) word
  cross join lateral generate_series(word * 64, word * 64 + 63) place
  where bit_count(substring(bits from word * 64 + 1 for 64)) > 0 and get_bit(bits, place) = 1
$$;

-- The posts of the bitmaps, each looked up by itself: left to a join, the planner walks over all posts instead.
create function blog_search_posts_at(segments integer[], maps bit varying[]) returns setof blog_search_posts
  language sql stable
  set search_path = pg_catalog, public, pg_temp
as $$
  with places as materialized (
    select f.id, place from unnest(segments, maps) as f (id, bits) cross join lateral blog_search_positions(f.bits) place
  )
  select p.* from places cross join lateral (
    select o.* from blog_search_posts o where o.segment_id = places.id and o.position = places.place::smallint limit 1
  ) p
$$;

-- Which posts of each segment hold the text in one of their words: exact, no text is read. Segments that keep the text
-- as a piece answer at once; of the others the words are looked through.
create function blog_search_part(part text) returns table (segment_id integer, bits bit varying)
  language sql stable
  set search_path = pg_catalog, public, pg_temp
as $$
  with kept as materialized (
    select p.segment_id, p.few, p.many from blog_search_words w join blog_search_postings p on p.word_id = w.id
    where w.kind = 'piece' and w.word = part
  ), hit as materialized (
    select k.segment_id, k.few, k.many from kept k
    union all
    select p.segment_id, p.few, p.many from blog_search_words w join blog_search_postings p on p.word_id = w.id
    where char_length(part) > 3 and (select count(*) from kept) < (select count(*) from blog_search_segments)
      and w.kind = 'word' and w.word like '%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%'
      and not exists (select from kept k where k.segment_id = p.segment_id)
  )
  select found.segment_id, bit_or(found.bits)
  from (
    select h.segment_id, h.many as bits from hit h where h.many is not null
    union all
    select h.segment_id, blog_search_bits(place, 1) from hit h cross join lateral unnest(h.few) place
    group by h.segment_id
  ) found
  group by found.segment_id
$$;

-- Which posts of each segment count: those it still speaks for, but for those on the waiting list.
create function blog_search_counting(wanted_site uuid) returns table (segment_id integer, bits bit varying)
  language sql stable
  set search_path = pg_catalog, public, pg_temp
as $$
  select s.id, s.live & coalesce(~v.bits, s.live)
  from blog_search_segments s left join (
    select p.segment_id, blog_search_bits(p.position, 1) as bits
    from blog_search_pending w join blog_search_posts p on p.post_id = w.post_id group by p.segment_id
  ) v on v.segment_id = s.id
  where s.site_id = wanted_site
$$;

-- The posts of the index that hold a folded term, as one bitmap for each segment with any. A term with blanks between
-- its words is looked up word by word, and the texts of the posts that hold all of them are read, but in the
-- segments that keep it as a phrase.
create function blog_search_found(wanted_site uuid, term text, out segments integer[], out maps bit varying[])
  language plpgsql stable
  set search_path = pg_catalog, public, pg_temp
  set plan_cache_mode = force_custom_plan
  set jit = off
as $$
declare
  words text[] := string_to_array(btrim(term, ' '), ' ');
  parts text[] := array[term];
  knowing integer[] := '{}';
  known_segments integer[];
  known_maps bit varying[];
  candidates bigint;
begin
  if cardinality(words) > 1 then
    select array_agg(case when place = 1 and not starts_with(term, ' ') then '' else ' ' end || word
      || case when place = cardinality(words) and right(term, 1) <> ' ' then '' else ' ' end)
    into parts from unnest(words) with ordinality as w (word, place);

    with known as materialized (
      select p.segment_id, c.bits & coalesce(p.many,
        (select blog_search_bits(place, 1) from unnest(p.few) place)) as bits
      from blog_search_words w join blog_search_postings p on p.word_id = w.id
      join blog_search_counting(wanted_site) c on c.segment_id = p.segment_id
      where w.kind = 'piece' and w.word = term
    )
    select coalesce(array_agg(k.segment_id), '{}'), array_agg(k.segment_id) filter (where bit_count(k.bits) > 0),
      array_agg(k.bits) filter (where bit_count(k.bits) > 0)
    into knowing, known_segments, known_maps from known k;
  end if;

  if exists (select from blog_search_segments s where s.site_id = wanted_site and s.id <> all (knowing)) then
    with held as (
      select h.segment_id, bit_and(h.bits) as bits
      from unnest(parts) part cross join lateral blog_search_part(part) h
      where h.segment_id <> all (knowing)
      group by h.segment_id having count(*) = cardinality(parts)
    ), counting as (
      select h.segment_id, h.bits & c.bits as bits
      from held h join blog_search_counting(wanted_site) c on c.segment_id = h.segment_id
    )
    select array_agg(c.segment_id), array_agg(c.bits), sum(bit_count(c.bits)) into segments, maps, candidates
    from counting c where bit_count(c.bits) > 0;

    if cardinality(parts) > 1 and candidates > 0 then
      select array_agg(v.segment_id), array_agg(v.bits) into segments, maps
      from blog_search_verified(term, segments, maps, candidates) v;
    end if;
  end if;
  segments := segments || known_segments;
  maps := maps || known_maps;
end
$$;

-- Of the posts in the bitmaps, those whose text holds the term.
create function blog_search_verified(term text, segments integer[], maps bit varying[], candidates bigint)
  returns table (segment_id integer, bits bit varying)
  language plpgsql stable
  set search_path = pg_catalog, public, pg_temp
  set plan_cache_mode = force_custom_plan
  set jit = off
as $$
begin
  if candidates <= 20000 then
    return query
      select p.segment_id, blog_search_bits(p.position, 1)::bit varying
      from blog_search_posts_at(segments, maps) p
      where strpos(p.search_text, term) > 0
      group by p.segment_id;
  else
    return query
      select p.segment_id, blog_search_bits(p.position, 1)::bit varying
      from blog_search_posts p join unnest(segments, maps) as f (id, bits) on f.id = p.segment_id
      where get_bit(f.bits, p.position) = 1 and strpos(p.search_text, term) > 0
      group by p.segment_id;
  end if;
end
$$;

-- The newest of the posts in the bitmaps: a dozen steps along an index, for which helpers take longer to start than to
-- be of use.
create function blog_search_newest(segments integer[], maps bit varying[], total bigint, most integer)
  returns table (post_id bigint, published_at timestamptz)
  language plpgsql stable
  set search_path = pg_catalog, public, pg_temp
  set plan_cache_mode = force_custom_plan
  set jit = off
  set max_parallel_workers_per_gather = 0
as $$
begin
  if total <= 2000 then
    return query
      select p.post_id, p.published_at from blog_search_posts_at(segments, maps) p
      order by p.published_at desc, p.post_id desc limit most;
  else
    return query
      select p.post_id, p.published_at
      from blog_search_posts p join unnest(segments, maps) as f (id, bits) on f.id = p.segment_id
      where get_bit(f.bits, p.position) = 1
      order by p.published_at desc, p.post_id desc limit most;
  end if;
end
$$;

-- S5.18: the exact number of visible posts whose title, excerpt or text holds the term, and one page of them, newest
-- first. A term that folds to nothing finds every post.
create function search_blog_posts(wanted_site uuid, term text, skip integer, take integer, out total bigint,
  out post_ids bigint[])
  language plpgsql stable security definer
  set search_path = pg_catalog, public, pg_temp
  set plan_cache_mode = force_custom_plan
  set jit = off
as $$
declare
  folded text := coalesce(nullif(fold_text(term), ''), ' ');
  segments integer[];
  maps bit varying[];
  indexed bigint;
begin
  select f.segments, f.maps into segments, maps from blog_search_found(wanted_site, folded) f;
  select coalesce(sum(bit_count(bits)), 0) into indexed from unnest(maps) bits;
  with fresh as materialized (
    select p.id, p.published_at from blog_search_pending w join blog_posts p on p.id = w.post_id
    where p.site_id = wanted_site and p.status = 'published' and p.published_at <= now()
      and strpos(coalesce(w.search_text, blog_search_text(p.title, p.excerpt, p.content_text)), folded) > 0
  ), page as (
    select f.id, f.published_at from fresh f
    union all
    select n.post_id, n.published_at from blog_search_newest(segments, maps, indexed, skip + take) n
    order by 2 desc, 1 desc offset skip limit take
  )
  select indexed + (select count(*) from fresh),
    (select coalesce(array_agg(p.id order by p.published_at desc, p.id desc), '{}') from page p)
  into total, post_ids;
end
$$;

grant execute on function search_blog_posts(uuid, text, integer, integer) to webplan_web, webplan_staff;
grant execute on function blog_search_bits(integer, integer), blog_search_positions(bit varying) to webplan_worker;
