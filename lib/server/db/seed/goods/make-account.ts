import type { Random } from '../random'
import { closingLines, plainLine, SHOP_TAGS, shopLines } from './account-words'
import { GROUP, joined } from './games/field-kit'
import type { Draft, GameSeed, Place } from './games/game-seed'
import { OWNER_TITLES } from './owner-titles'

/** Maximum title length for sellers. */
const TITLE_MAX = 60
/** Weight of rare names in the price relative to fields: the total, and the tiers among themselves. */
const NAMES_WORTH = 3
const TIER_WEIGHTS = [4, 2, 1]
/** Minimum level at which the owner has something to write about. */
const MIN_TEXT_LEVEL = 0.3
/** Maximum lengths of the opening text and of the list of names. */
const NAMES_MAX = 60

export interface Account {
  level: number
  owned: readonly (readonly string[])[]
  facts: Record<string, string>
}

/** Generates an account; all of it depends on how rich it is, and on its area. */
export function makeAccount(random: Random, game: GameSeed, place: Place, level = random.next() ** 1.45): Account {
  const owned = game.tiers.map(({ names, most, from }) => {
    if (level < from) return []
    const reach = ((level - from) / (1 - from)) * (0.7 + 0.5 * random.next())
    return random.some(names, Math.min(most, 1 + Math.floor(reach * (most - 1))))
  })
  const draft: Draft = { random, level, place, owned, facts: {} }
  for (const field of game.fields) draft.facts[field.key] = field.make(draft)
  return { level, owned, facts: draft.facts }
}

/** 0 to 1: the value of what the account contains, whatever its level was. */
function worthOf(game: GameSeed, { owned, facts }: Pick<Account, 'owned' | 'facts'>): number {
  let [got, whole] = [0, 0]
  game.tiers.forEach(({ most, names }, i) => {
    const weight = ((TIER_WEIGHTS[i] ?? 1) / 7) * NAMES_WORTH
    got += weight * Math.min(1, (owned[i]?.length ?? 0) / Math.min(names.length, most))
    whole += weight
  })
  for (const { key, worth, position } of game.fields) {
    if (!worth || !position) continue
    got += worth * position(facts[key] ?? '')
    whole += worth
  }
  return got / whole
}

/** Market price in yuan without random variation: each step up costs more than the one before. */
export function fairPrice(game: GameSeed, account: Pick<Account, 'owned' | 'facts'>): number {
  const [low, high] = game.price
  return low * (high / low) ** worthOf(game, account)
}

/** Rounds to prices as sellers write them: 86, 268, 1280, 6800. */
export function roundPrice(random: Random, yuan: number): number {
  const step = yuan < 100 ? 1 : yuan < 1000 ? 5 : yuan < 5000 ? 10 : 100
  const round = Math.max(5, Math.round(yuan / step) * step)
  return yuan >= 100 && yuan < 1000 && random.chance(0.4) ? Math.floor(round / 10) * 10 + 8 : round
}

/** Positive phrases that are true for this account. */
function boastsOf(game: GameSeed, { facts }: Account, bargain: boolean): string[] {
  const isClean = facts.ban === '无封禁记录'
  return [
    ...game.boasts.filter((word) => isClean || !word.startsWith('无')),
    ...(facts.real_name === '可二次实名' ? ['可二次实名', '支持二次实名'] : []),
    ...(facts.phone === '可换绑' ? ['手机可换绑'] : []),
    ...(facts.hands === '首次出售' ? ['首次出售', '一手号'] : []),
    ...(isClean ? ['无违规'] : []),
    ...(bargain ? ['可小刀'] : ['不刀']),
    '支持验号',
  ]
}

interface Listing {
  random: Random
  game: GameSeed
  place: Place
  account: Account
  isOfficial: boolean
  bargain: boolean
}

type Part = readonly { text: string; key: string }[]
const split = new Map<string, readonly Part[]>()

/** Splits '{skins}皮 {best}' into text and keys; {best} is inserted separately. */
function partsOf(template: string): readonly Part[] {
  const known = split.get(template)
  if (known) return known
  const parts = template
    .split(' ')
    .filter((word) => word !== '{best}')
    .map((word) => [...word.matchAll(/([^{]*)(?:\{(\w+)\})?/g)].map(([, text = '', key = '']) => ({ text, key })))
  split.set(template, parts)
  return parts
}

/** Null if the part would be meaningless: a fact that is missing or zero. */
function fill(
  part: Part,
  words: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>>,
): string | null {
  let filled = ''
  for (const { text, key } of part) {
    const word = key && (own[key] ?? words[key] ?? '0')
    if (word === '0') return null
    filled += text + word
  }
  return filled
}

/** Between the parts of an owner's title; spaces mostly. */
const JOINTS = [' ', ' ', ' ', ' ', ' ', '，', '，', '/'] as const

/** Fills a template without its empty parts, then appends as many names as fit. */
export function accountTitle({ random, game, place, account, isOfficial, bargain }: Listing): string {
  const boast = isOfficial ? random.pick(SHOP_TAGS) : random.pick(boastsOf(game, account, bargain))
  const own = { area: place.areaName, server: place.serverName, boast }
  const templates = isOfficial ? game.titles : [...game.titles, ...(OWNER_TITLES[game.id] ?? [])]
  const parts = partsOf(random.pick(templates)).flatMap((part) => fill(part, account.facts, own) ?? [])
  if (parts.length === 0) parts.push(place.areaName)
  if ((isOfficial || parts.length === 1) && !parts.includes(boast)) parts.push(boast)
  const room = TITLE_MAX - parts.join(' ').length - 1
  const names = account.owned.flat()
  const between = names.some((name) => name.includes(' ')) ? '、' : ' '
  const best = joined(names, between, Math.min(room, 14 + Math.floor(random.next() * 24)))
  if (best) parts.splice(isOfficial || random.chance(0.7) ? 1 : 0, 0, best)
  return parts.join(isOfficial ? ' ' : random.pick(JOINTS)).slice(0, TITLE_MAX)
}

const holdings = (game: GameSeed, { owned }: Account): string[] =>
  game.tiers.flatMap(({ rarity }, i) => {
    const names = owned[i] ?? []
    if (names.length === 0) return []
    const shown = joined(names, '、', NAMES_MAX)
    return [`${rarity}（${names.length}）：${shown}${shown.length < names.join('、').length ? '等' : ''}`]
  })

/** A fact of the account's state as one says it; others are said with their label. */
const SAID: Readonly<Record<string, (value: string) => string>> = {
  login: (value) => `${value}登录`,
  since: (value) => `${value} 年注册`,
  real_name: (value) => value,
  minor: (value) => `${value}防沉迷`,
  ban: (value) => value,
  hands: (value) => value,
}

const statesOf = (game: GameSeed, { facts }: Account): string =>
  game.fields
    .filter(({ key, group }) => group === GROUP.state && facts[key])
    .map(({ key, label, unit = '' }) => SAID[key]?.(facts[key] ?? '') ?? `${label}${facts[key]}${unit}`)
    .join('，')

/** Item description: a story from an owner, a list from the shop. */
export function accountText(listing: Listing): string {
  const { random, game, place, account, isOfficial, bargain } = listing
  const assets = holdings(game, account)
  if (isOfficial) {
    const [checked, handed] = shopLines(random)
    return [
      `【区服】${place.areaName} ${place.serverName}`,
      `【资产】${assets.join('；')}`,
      `【状态】${statesOf(game, account)}`,
      `【核验】${checked}`,
      `【交付】${handed}`,
    ].join('\n')
  }
  const { facts } = account
  const state = [facts.real_name, facts.phone && `手机${facts.phone}`, facts.ban].filter(Boolean).join('，')
  const opening = account.level >= MIN_TEXT_LEVEL ? random.some(game.sentences, 2).join('') : plainLine(random)
  return [opening, ...assets, `${facts.since}年的号，${state}。`, closingLines(random, bargain)].join('\n')
}
