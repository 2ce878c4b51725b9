-- D25: the form in which search compares texts and terms: no accents, no capitals, one space for several.
-- app/blog/search/search-text.ts does the same. It depends on no locale, so every server gives the same result. The lists
-- of letters are capitals without accents that lower() of locale C does not change.
create or replace function fold_text(raw text) returns text
  language plpgsql immutable strict parallel safe
  set search_path = pg_catalog, pg_temp
as $$
declare
  folded text := regexp_replace(normalize(raw, nfd), '[\u0300-\u036f]+', '', 'g');
begin
  folded := lower(regexp_replace(folded,
    '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]{2,}|[\u0001-\u001f\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]',
    ' ', 'g') collate "C");
  if folded ~ '[ÆÐØÞĐĦŁŊŒŦẞΑ-ΡΣ-ΩЂЄ-ІЈ-ЋЏ-Я]' then
    folded := translate(folded,
      'ÆÐØÞĐĦŁŊŒŦẞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
      'æðøþđħłŋœŧßαβγδεζηθικλμνξοπρστυφχψωђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюя');
  end if;
  return folded;
end
$$;

grant execute on function fold_text(text) to webplan_staff;
