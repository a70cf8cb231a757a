import type { Client } from 'pg'
import { fen } from '@/lib/shared/money/money'
import type { Account, Transfer } from '../../../modules/money/wallet/types'
import { accounts, entries, transfers } from '../../schema/money/wallet'
import { copyRows, reserveIds } from '../copy-rows'

const keyOf = ({ kind, ownerId }: Account): string => `${kind} ${ownerId}`

/**
 * Ledger entries from before the demo started: the same transfers the ledger would have posted, in chronological order,
 * written in bulk. For an empty ledger only; afterwards it is used normally.
 */
export class HistoryBooks {
  #transfers: Transfer[] = []

  post(transfer: Transfer): void {
    this.#transfers.push({ ...transfer, lines: transfer.lines.filter(({ amount }) => amount !== 0n) })
  }

  async write(client: Client): Promise<void> {
    const inTurn = this.#transfers.sort((a, b) => Number(a.at) - Number(b.at))
    const owners = new Map(
      inTurn.flatMap(({ lines }) => lines.map(({ account }) => [keyOf(account), account] as const)),
    )
    const firstTransfer = await reserveIds(client, transfers, inTurn.length)
    const firstAccount = await reserveIds(client, accounts, owners.size)
    const idOf = new Map([...owners.keys()].map((key, i) => [key, firstAccount + i]))
    const balances = new Map<string, bigint>()
    const lines = inTurn.flatMap((transfer, i) =>
      transfer.lines.map(({ account, amount }) => {
        const key = keyOf(account)
        const balance = (balances.get(key) ?? 0n) + amount
        balances.set(key, balance)
        const accountId = idOf.get(key) as number
        return { transferId: firstTransfer + i, accountId, amountFen: amount, balanceAfterFen: fen(balance) }
      }),
    )
    // in one transaction: a balance without its entries is rejected, and so is an entry without its balance
    await client.query('begin')
    // The ledger's triggers look up the neighbours of each entry. This must use the index: a hash join compares all
    // entries of an account with each other, and the platform's accounts have thousands.
    await client.query('set local enable_hashjoin = off')
    await client.query('set local enable_mergejoin = off')
    await copyRows(
      client,
      accounts,
      [...owners].map(([key, account]) => ({
        id: idOf.get(key),
        ...account,
        balanceFen: fen(balances.get(key) ?? 0n),
      })),
    )
    await copyRows(
      client,
      transfers,
      inTurn.map(({ kind, ref, memo, at }, i) => ({ id: firstTransfer + i, kind, ref, memo, createdAt: at })),
    )
    await copyRows(client, entries, lines)
    await client.query('commit')
  }
}
