create or replace function check_blog_label_site() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  site_of_post uuid := (select site_id from blog_posts where id = new.post_id);
  site_of_label uuid;
begin
  if tg_table_name = 'blog_post_categories' then
    site_of_label := (select site_id from blog_categories where id = new.category_id);
  else
    site_of_label := (select site_id from blog_tags where id = new.tag_id);
  end if;
  if site_of_post <> site_of_label then
    raise exception 'post % and its label belong to different sites', new.post_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;

create or replace trigger blog_post_categories_site before insert or update on blog_post_categories
  for each row execute function check_blog_label_site();
create or replace trigger blog_post_tags_site before insert or update on blog_post_tags
  for each row execute function check_blog_label_site();
