/**
 * Rows that contradict each other, as (fault, what, found): escrow, deposits, reserves and bonds against the orders and
 * wants that they belong to, marketing against discounts, coupons and reservations against orders, the providers' accounts
 * against payments, refunds and payouts, claims and debts against their transfers. Empty when all is well.
 */
export const BOOKS = `
    select 'escrow' as fault, o.sn as what, coalesce(a.balance_fen, 0)::text as found from orders o left join accounts a on a.kind = 'escrow' and a.owner_id = o.id
      where coalesce(a.balance_fen, 0) <> case when o.status in (1, 2) or (o.status = 3 and o.sub_status = 'HOLD') then o.goods_fen + o.ensure_fen - coalesce((o.terms #>> '{boost,paid}')::bigint, (o.terms #>> '{recovery,paid}')::bigint, 0) else 0 end
    union all
    select 'deposit', o.sn, coalesce(a.balance_fen, 0)::text from orders o left join accounts a on a.kind = 'deposit' and a.owner_id = o.id
      where coalesce(a.balance_fen, 0) <> case when o.status in (1, 2) then o.deposit_fen when o.sub_status = 'KEPT' then (o.terms #>> '{rental,kept,sum}')::bigint else 0 end
    union all
    select 'bond', o.sn, coalesce(a.balance_fen, 0)::text from orders o left join accounts a on a.kind = 'bond' and a.owner_id = o.id
      where coalesce(a.balance_fen, 0) <> case when o.status in (1, 2) and o.terms #>> '{boost,takenAt}' is not null
        then (o.terms #>> '{boost,safety}')::bigint + (o.terms #>> '{boost,efficiency}')::bigint else 0 end
    union all
    select 'stake', b.user_id::text, coalesce(a.balance_fen, 0)::text from boosters b left join accounts a on a.kind = 'stake' and a.owner_id = b.user_id
      where (b.state = 'unpaid') <> (coalesce(a.balance_fen, 0) = 0)
    union all
    select 'reserve', w.id::text, coalesce(a.balance_fen, 0)::text from want_posts w left join accounts a on a.kind = 'reserve' and a.owner_id = w.id
      where coalesce(a.balance_fen, 0) <> case when w.status = 'open' then w.reserve_fen else 0 end
    union all
    select 'marketing', 'discounts less funded gifts', coalesce(sum(o.discount_fen), 0)::text from orders o
      where o.paid_at is not null and o.status in (1, 2, 3) and o.sub_status <> 'CLAIMED'
      having coalesce(sum(o.discount_fen), 0) - (select coalesce(sum(amount_fen), 0) from coupons where is_funded)
        <> -coalesce((select balance_fen from accounts where kind = 'marketing'), 0)
    union all
    select 'coupon of an order', o.sn, o.coupon_id::text from orders o
      where o.status in (0, 1, 2, 3) and o.coupon_id is not null and not exists (select 1 from coupons c where c.id = o.coupon_id and c.order_sn = o.sn)
    union all
    select 'coupon held by no order', c.id::text, c.order_sn from coupons c
      where c.order_sn is not null and not exists (select 1 from orders o where o.sn = c.order_sn and o.coupon_id = c.id and o.status in (0, 1, 2, 3))
    union all
    select 'reserved', g.sn, g.reserved::text from goods g
      where g.reserved <> (select coalesce(sum(o.goods_num), 0) from orders o where o.goods_sn = g.sn
        and (o.status = 0 or (o.mode = 'rental' and (o.status = 1 or o.sub_status in ('RENTING', 'MISMATCH')))))
        + (select count(*) from bargains b where b.goods_sn = g.sn and b.status = 'kept')
    union all
    select 'sold out', g.sn, g.status::text from goods g where (g.stock = 0) <> (g.status = 3)
    union all
    select 'clearing', a.owner_id::text, a.balance_fen::text from accounts a
      where a.kind = 'clearing' and -a.balance_fen <> (select coalesce(sum(p.amount_fen), 0) from payments p where p.channel = a.owner_id and p.status = 1)
          - (select coalesce(sum(r.amount_fen), 0) from refunds r where r.channel = a.owner_id and r.status = 1)
          - (select coalesce(sum(w.amount_fen - w.fee_fen), 0) from withdrawals w join payees p on p.id = w.payee_id where p.kind = a.owner_id and w.status = 'paid')
    union all
    select 'refund', r.sn, coalesce(a.balance_fen, 0)::text from refunds r left join accounts a on a.kind = 'refund' and a.owner_id = r.id
      where coalesce(a.balance_fen, 0) <> case when r.status = 0 then r.amount_fen else 0 end
    union all
    select 'refunded beyond its payment', p.inter_sn, sum(r.amount_fen)::text from payments p join refunds r on r.inter_sn = p.inter_sn and r.status <> 2
      group by p.inter_sn, p.amount_fen having sum(r.amount_fen) > p.amount_fen
    union all
    select 'withdrawal', w.sn, coalesce(a.balance_fen, 0)::text from withdrawals w left join accounts a on a.kind = 'withdrawal' and a.owner_id = w.id
      where coalesce(a.balance_fen, 0) <> case when w.status in ('review', 'waiting', 'sent') then w.amount_fen else 0 end
    union all
    select 'claim', c.sn, c.pay_fen::text from claims c
      where c.paid_at is not null and c.pay_fen is distinct from (select e.amount_fen from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
        where t.kind in ('claimPaid', 'claimSettled') and t.ref = c.sn and a.kind = 'user' and a.owner_id = c.buyer_id)
    union all
    select 'paid for no claim', t.ref, t.kind from transfers t where t.kind in ('claimPaid', 'claimSettled')
      and not exists (select 1 from claims c where c.sn = t.ref and c.paid_at is not null)
    union all
    select 'guardian refund beyond what was paid', o.sn, sum(e.amount_fen)::text from transfers g join orders o on o.sn = g.ref
      join accounts a on a.kind = 'user' and a.owner_id = o.buyer_id join entries e on e.account_id = a.id
      where g.kind = 'guardianRefund' and (e.transfer_id = g.id
        or e.transfer_id in (select t.id from transfers t join claims c on c.sn = t.ref and c.order_id = o.id where t.kind in ('claimPaid', 'claimSettled'))
        or e.transfer_id in (select h.transfer_id from entries h join accounts b on b.id = h.account_id where b.kind in ('escrow', 'deposit', 'bond') and b.owner_id = o.id))
      group by o.id having sum(e.amount_fen) > 0 or o.terms ->> 'guardianRefund' is null
    union all
    select 'claimed order', o.sn, o.claim_id::text from orders o
      where o.claim_id is not null and not exists (select 1 from claims c where c.id = o.claim_id and c.stage not in ('draft', 'closed'))
    union all
    select 'debt', d.ref, d.left_fen::text from debts d
      where d.state in ('owed', 'done') and d.amount_fen - d.left_fen <> coalesce((select -sum(e.amount_fen) from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
        where (t.kind in ('claimRecovery', 'claimSettled') and t.ref = d.ref or t.kind = 'debtRepaid' and t.ref like d.ref || ':%') and a.kind in ('user', 'shopStake')
        and (a.owner_id = d.user_id or t.kind = 'debtRepaid' and (d.person = '' or a.owner_id = any(array(select p.id from users p where p.id_card_hash in (d.person, (select u.id_card_hash from users u where u.id = d.user_id))))))), 0)
    union all
    select 'credited', p.inter_sn, count(t.id)::text from payments p left join transfers t on t.ref = p.inter_sn group by p.inter_sn, p.status having count(t.id) <> case when p.status = 1 then 1 else 0 end`

/** What the sandbox bank states of refunds and payouts, compared with the rows. */
export const SANDBOX_BOOKS = `
    select 'the bank tells another refund', r.sn, s.amount_fen::text from refunds r join sandbox_refunds s on s.refund_no = r.sn
      where s.amount_fen <> r.amount_fen or (s.state = 'FAILED' and r.status = 1) or (s.state = 'SUCCESS' and r.status = 2)
    union all
    select 'the bank tells another payout', s.payout_no, w.status from sandbox_payouts s left join withdrawals w on w.sn = s.payout_no
      where w.sent_at is null or s.amount_fen <> w.amount_fen - w.fee_fen or (s.state = 'FAILED' and w.status = 'paid') or (s.state = 'SUCCESS' and w.status not in ('sent', 'paid'))
    union all
    select 'paid, and the bank knows nothing', w.sn, w.status from withdrawals w
      where w.status = 'paid' and not exists (select 1 from sandbox_payouts s where s.payout_no = w.sn and s.state in ('SUCCESS', 'RETURNED'))`
