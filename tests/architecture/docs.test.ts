import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SCREENS } from '@/components/office/console/screens'
import { DEFAULT_RULES, DEFAULTS_BY_MODE } from '@/lib/server/modules/core/tenancy/rules-default'
import { moneyText } from '@/lib/shared/money/money'

const read = (path: string): string => readFileSync(path, 'utf8')
const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const DOCS = ['README.md', 'CONTRIBUTING.md', ...filesOf('docs', /\.md$/)]
/** Copy rules quote what the interface must not say. */
const MANUALS = filesOf('docs/zh', /\.md$/).filter((path) => !path.includes('文案规范'))
const DEPLOY = ['docs/deploy/Dockerfile', 'docs/deploy/compose.yml', 'docs/deploy/market.service']

/** Same as GitHub: lower case, without punctuation, spaces as hyphens. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
const anchorsOf = (path: string): string[] =>
  [...read(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))

describe.each(DOCS)('%s', (path) => {
  const text = read(path)
  /** Inline code and blocks of code. */
  const code = [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, span]) => block ?? span ?? '')

  it('links only to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target = '']) => decodeURI(target))
    const broken = links.filter((link) => {
      const [file = '', anchor] = link.split('#')
      const target = file ? join(dirname(path), file) : path
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
    })
    expect(broken).toEqual([])
  })

  it('names only files that exist', () => {
    const named = code.flatMap((part) => [...part.matchAll(/(?:^|[\s(])((?:docs|lib|tests)\/[\w./-]*\w)/g)])
    const missing = named.map(([, file = '']) => file).filter((file) => !isThere(file))
    expect(missing).toEqual([])
  })

  it('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][a-z:-]*)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})

/** As written, or the source or test of a name without ending. */
const isThere = (file: string): boolean =>
  ['', '.ts', '.test.ts'].some((ending) => existsSync(`${file}${ending}`)) || existsSync(dirname(`${file}/x`))

describe('settings', () => {
  const known = new Set([...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name))
  /** Variables of tools and commands, and values that look like variables. */
  const OTHERS = new Set([
    'OWNER_PASSWORD',
    'APP_PASSWORD',
    'ADMIN_PASSWORD',
    'POSTGRES_PASSWORD',
    'CADDY_DATA',
    'MAKE_DUMP',
    'ID_PRO',
    'QR_CODE_OFFLINE',
  ])

  it.each([...MANUALS, 'README.md', 'docs/deploy/README.md', 'docs/operations.md'])(
    'are known where %s names them',
    (path) => {
      const named = [...read(path).matchAll(/(?:^|`|export )([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?=[=`])/gm)]
      const names = named.map(([, name = '']) => name)
      expect(names.filter((name) => !known.has(name) && !OTHERS.has(name) && !name.startsWith('OTEL_'))).toEqual([])
    },
  )

  it.each(DEPLOY)('are known where %s sets them', (path) => {
    const set = [...read(path).matchAll(/(?:^\s+|ENV |Environment=| )([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=|: )/gm)]
    const names = set.map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter((name) => !known.has(name) && !OTHERS.has(name))).toEqual([])
  })
})

describe('the Chinese manuals', () => {
  const sources = ['components', 'lib/shared', 'lib/server/modules', 'lib/server/jobs', 'app']
    .flatMap((folder) => filesOf(folder, /\.tsx?$/))
    .map(read)
    .join('\n')
  /** Longer quotes are examples of what staff write. */
  const LONGEST_NAME = 14

  it('describe every screen of the console', () => {
    const text = MANUALS.map(read).join('\n')
    expect(SCREENS.map(({ label }) => label).filter((label) => !text.includes(label))).toEqual([])
  })

  // what vendors.md quotes are names in the vendors' consoles
  it.each(MANUALS.filter((path) => !path.endsWith('vendors.md')))(
    '%s calls screens, buttons and states as the interface does',
    (path) => {
      const quoted = [...read(path).matchAll(/“([^”\n]+)”/g)].map(([, name = '']) => name)
      const names = quoted.filter((name) => name.length <= LONGEST_NAME && !/[，。=]/.test(name))
      expect(names.filter((name) => !sources.includes(name))).toEqual([])
    },
  )

  it('show pictures that exist, together below 1.5 MB', () => {
    const pictures = filesOf('docs/zh/images', /\.(?:webp|png)$/)
    const shown = MANUALS.flatMap((path) => [...read(path).matchAll(/!\[[^\]]+\]\((images\/[^)]+)\)/g)])
    const names = new Set(shown.map(([, name = '']) => join('docs/zh', name)))
    expect(pictures.filter((picture) => !names.has(picture))).toEqual([])
    const bytes = pictures.reduce((sum, picture) => sum + readFileSync(picture).length, 0)
    expect(bytes).toBeLessThan(1_500_000)
  })

  it('state the fees and limits in force by default', () => {
    const text = read('docs/zh/收费与结算.md')
    const of = (mode: keyof typeof DEFAULTS_BY_MODE) => ({ ...DEFAULT_RULES, ...DEFAULTS_BY_MODE[mode] })
    const percent = (bp: number) => `${bp / 100}%`
    const yuan = (fen: number) => moneyText(BigInt(fen))
    for (const row of [
      `| 账号 | 卖家 | 成交价的 ${percent(of('account').sellerFeeBp)} |`,
      `| 道具、游戏币、兑换码、代充 | 卖家 | ${percent(DEFAULT_RULES.sellerFeeBp)} |`,
      `| 卖币给币商 | 卖币的玩家 | ${percent(of('goldRecycling').sellerFeeBp)} |`,
      `| 租号 | 号主 | 租金的 ${percent(of('rental').sellerFeeBp)}`,
      `| 代练、护航 | 打手 | ${percent(of('boosting').sellerFeeBp)} |`,
      `| 提现 | 提现的人 | ${percent(DEFAULT_RULES.payoutFeeBp)}，最低 ${yuan(DEFAULT_RULES.payoutLeastFeeFen)}`,
      `| 单笔 | ${yuan(DEFAULT_RULES.payoutLeastFen)} 至 ${yuan(DEFAULT_RULES.payoutMostFen)} |`,
      `当天合计满 ${yuan(DEFAULT_RULES.payoutReviewFen)}，两位财务`,
      `× ${percent(DEFAULT_RULES.distShareBp)}，加上站点加价`,
      `最高 ${percent(DEFAULT_RULES.distMarginMostBp)}，全部归分销商`,
      ...of('account').coverTiers.map(({ name, bp }) => `| ${name} | ${percent(bp)} | 账号 |`),
    ])
      expect(text).toContain(row)
  })
})
