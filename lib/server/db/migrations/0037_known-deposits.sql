-- Deposits that boosters and currency merchants paid before each had a row of its own; movements go on being numbered.
insert into deposits (user_id, kind, state, moves, changed_at)
select user_id, 'booster', 'held', 1, coalesce(paid_at, applied_at) from boosters where state <> 'unpaid'
union all
select user_id, 'coin', 'held',
  1 + (select count(*)::int from transfers t where t.kind in ('stakeHold', 'depositReturn') and t.ref like 'coin:' || m.user_id || ':%'),
  applied_at
from coin_merchants m where state <> 'closed'
on conflict do nothing;
