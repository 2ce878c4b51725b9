-- Up Migration

-- An invitation sent again to a person with a second factor gives a new password only, unless an administrator says that the
-- person lost the second factor too: a mailed link alone must not open an account (ASVS 5.0, 6.4.3).
alter table staff_invitations add column replaces_second_factor boolean not null default false;
grant insert (replaces_second_factor) on staff_invitations to webplan_staff;
