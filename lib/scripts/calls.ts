import type { Endpoint } from '@/lib/contract/kit'
import { contract } from '@/lib/contract/table'

/**
 * `npm run calls`: lists every call with its access level; a plus marks calls that the storefront did not have originally.
 */
const calls = Object.entries(contract) as [string, Endpoint][]
const wide = Math.max(...calls.map(([call]) => call.length))
for (const [call, { access, original, summary }] of calls)
  process.stdout.write(`${original ? ' ' : '+'} ${call.padEnd(wide)}  ${access.padEnd(8)}  ${summary}\n`)
process.stdout.write(`${calls.length} calls, ${calls.filter(([, { original }]) => !original).length} of them ours\n`)
