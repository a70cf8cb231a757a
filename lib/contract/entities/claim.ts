import { z } from 'zod'
import { BAN_CAUSES, type BanCause } from '@/lib/shared/trade/ban-claims'
import {
  CLAIM_ACTIONS,
  CLAIM_KINDS,
  CLAIM_OUTCOMES,
  CLAIM_STAGES,
  type ClaimKind,
  type ClaimOutcome,
} from '@/lib/shared/trade/claims'
import { TURN_TONES } from '@/lib/shared/trade/order-forms'
import { dateTime, userIdNumber, yuan } from '../fields'
import { citedAgreement } from './agreement'
import { orderFace } from './order'

const side = z.enum(['buyer', 'seller'])
const kinds = Object.keys(CLAIM_KINDS) as [ClaimKind, ...ClaimKind[]]
const outcomes = Object.keys(CLAIM_OUTCOMES) as [ClaimOutcome, ...ClaimOutcome[]]

const causes = Object.keys(BAN_CAUSES) as [BanCause, ...BanCause[]]
/** A ban as stated by who claims. */
const claimedBan = z.object({
  date: z.string(),
  cause: z.enum(causes),
  causeName: z.string(),
  causeDate: z.string().describe("'' if the notice does not say when the rules were broken"),
  days: z.number().int().nullable().describe('of a rented account'),
})

/**
 * A claim as shown to one of its parties; the seller sees neither the cover nor what it pays. Side `buyer` is who
 * claims, of a rental its owner.
 */
export const claimRow = z.object({
  claimSn: z.string(),
  orderSn: z.string(),
  title: z.string().describe('of what is traded'),
  viewer: side,
  kind: z.enum(kinds),
  kindName: z.string(),
  stage: z.enum(CLAIM_STAGES),
  outcome: z.enum(outcomes).nullable(),
  amount: yuan
    .nullable()
    .describe('of the buyer: what it pays; of the seller: what is asked of him, null before a decision'),
  turn: z.object({ tone: z.enum(TURN_TONES), title: z.string(), text: z.string() }),
  clock: z
    .object({
      label: z.string(),
      outcome: z.string(),
      dueTime: dateTime,
      dueIn: z.number().int().describe('seconds left; below zero: late'),
      span: z.number().int().describe('seconds in all'),
    })
    .nullable(),
  createTime: dateTime,
  closeTime: dateTime.nullable(),
})
export type ClaimRow = z.output<typeof claimRow>
/** A claim in the caller's own list. */
export const ownClaim = claimRow.extend({ item: orderFace })

export const claimDetail = claimRow.extend({
  agreement: citedAgreement.nullable().describe('which both parties signed; null: none'),
  coverName: z.string().nullable(),
  price: yuan.nullable().describe('what the buyer paid for the goods'),
  topUp: yuan.nullable().describe('stated'),
  most: yuan.nullable().describe('that the cover pays'),
  statement: z.string(),
  ban: claimedBan.nullable(),
  filedTime: dateTime.nullable(),
  handler: z.object({ id: userIdNumber, name: z.string(), actor: z.string() }).nullable(),
  passed: z.number().int().describe('times it was handed on because nobody had decided in time'),
  decisions: z.array(
    z.object({
      round: z.number().int(),
      granted: z.boolean(),
      facts: z.string(),
      rule: z.string(),
      finding: z.string().describe("about a ban; '' of other claims"),
      pay: yuan.nullable().describe('not told to the seller'),
      createTime: dateTime,
    }),
  ),
  appeal: z.object({ by: side, note: z.string(), createTime: dateTime }).nullable(),
  appealBefore: dateTime.nullable().describe('while the reader may appeal'),
  returnedTime: dateTime.nullable().describe('when the seller said that it was given back'),
  acts: z.array(z.enum(CLAIM_ACTIONS)).describe('what the reader may do now'),
  money: z
    .array(
      z.object({
        name: z.string(),
        amount: yuan.nullable(),
        note: z.string(),
        state: z.enum(['done', 'here', 'due', 'todo']),
      }),
    )
    .describe('who holds how much, from the seller to the buyer'),
  debt: z.object({ left: yuan, amount: yuan }).nullable().describe('of the seller, who owes it'),
  steps: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      time: dateTime.nullable(),
      state: z.enum(['done', 'now', 'todo']),
    }),
  ),
})
export type ClaimDetail = z.output<typeof claimDetail>

/** What the cover of an order pays for. */
export const claimCover = z.object({
  name: z.string(),
  until: dateTime,
  price: yuan,
  most: yuan,
  kinds: z.array(z.enum(kinds)),
  ban: z
    .object({
      from: z.string().describe('first day'),
      to: z.string().describe('last day'),
      disclosed: z.string().describe("what the listing says about bans; '': nothing"),
    })
    .describe('of a sale the order and the receipt, of a rental its time of play'),
  rent: z
    .object({ hour: yuan.describe('on average'), hoursADay: z.number().int(), mostDays: z.number().int() })
    .nullable()
    .describe('how the days of a ban are paid, of a rental'),
})
export type ClaimCover = z.output<typeof claimCover>

export const owing = z.object({
  asked: yuan.describe('of the balance, not withdrawn till claims are over'),
  owed: yuan.describe('while there is any nothing is withdrawn'),
})
export type OwingSums = z.output<typeof owing>

const person = z.object({ id: userIdNumber, name: z.string() })
/** A claim as shown to staff. */
export const deskClaim = claimRow.extend({
  agreement: citedAgreement.nullable().describe('which both parties signed; null: none'),
  buyer: person,
  seller: person,
  handler: person.nullable(),
  coverName: z.string(),
  statement: z.string(),
  ban: claimedBan.nullable(),
  disclosed: z.string().describe("what the listing says about bans; '': nothing"),
  alike: z
    .array(
      z.object({
        kind: z
          .enum(['ban', 'picture'])
          .describe('ban: of the same item, about the same time; picture: of another item'),
        claimSn: z.string(),
        orderSn: z.string(),
        isPaid: z.boolean(),
      }),
    )
    .describe('other claims that speak against this one'),
  round: z.number().int().describe('2: upon appeal'),
  passed: z.number().int(),
  price: yuan.describe('what the buyer paid for the goods'),
  topUp: yuan.describe('stated'),
  most: yuan.describe('that the cover pays'),
  pays: yuan.describe('what it pays, or would with all that is stated'),
  follows: z
    .object({ granted: z.string(), rejected: z.string() })
    .describe('what either decision would do: payments, times, a second member, the appeal'),
  owed: yuan.nullable().describe('asked of the seller'),
  debt: yuan.nullable().describe('what the seller still owes'),
  filedTime: dateTime.nullable(),
  returnedTime: dateTime.nullable(),
  appeal: z.object({ by: side, note: z.string(), createTime: dateTime }).nullable(),
  decisions: z.array(
    z.object({
      round: z.number().int(),
      granted: z.boolean(),
      facts: z.string(),
      rule: z.string(),
      finding: z.string().describe("about a ban; '' of other claims"),
      pay: yuan,
      staffId: userIdNumber,
      secondId: userIdNumber.nullable(),
      createTime: dateTime,
    }),
  ),
})
export type DeskClaim = z.output<typeof deskClaim>
