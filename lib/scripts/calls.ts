import type { Endpoint } from '@/lib/contract/kit'
import { contract } from '@/lib/contract/table'

/**
 * `npm run calls`: lists every call with its access level; a plus marks calls added by this project to the given ones.
 */
const calls = Object.entries(contract) as [string, Endpoint][]
const wide = Math.max(...calls.map(([call]) => call.length))
for (const [call, { access, added, summary }] of calls)
  process.stdout.write(`${added ? '+' : ' '} ${call.padEnd(wide)}  ${access.padEnd(8)}  ${summary}\n`)
process.stdout.write(`${calls.length} calls, ${calls.filter(([, { added }]) => added).length} of them ours\n`)
