import { faint } from '../colour'
import type { ArtGenre } from '../games'
import { dice } from '../random'
import { box, line } from '../svg'
import { type Screen, type ScreenInput, screen, TEXT } from './screen'

const AXES: Readonly<Record<ArtGenre, readonly string[]>> = {
  moba: ['输出', '生存', '推塔', '参团', '发育'],
  shooter: ['枪法', '生存', '意识', '配合', '物资'],
  gacha: ['角色', '武器', '探索', '收集', '练度'],
  mmo: ['攻击', '防御', '技巧', '外观', '坐骑'],
  party: ['操作', '收藏', '排位', '社交', '成就'],
}
const GAMES = 20

/** A point of the radar chart, `k` of the way from the centre. */
function point(i: number, k: number): [x: number, y: number] {
  const a = Math.PI * (0.4 * i - 0.5)
  return [Math.round(200 + 120 * k * Math.cos(a)), Math.round(276 + 120 * k * Math.sin(a))]
}
const web = (ks: readonly number[]): string => `M${ks.map((k, i) => point(i, k).join(' ')).join('L')}Z`

function draw({ g, seed, say }: Screen) {
  const d = dice(`${seed} stats`)
  const values = AXES[g.genre].map(() => 0.55 + d.next() * 0.42)
  const rings = [0.34, 0.67, 1].map((k) => line(web([k, k, k, k, k]), faint(g.light, 0.35)))
  const labels = AXES[g.genre].map((axis, i) => {
    const [x, y] = point(i, 1.22)
    return say(axis, x, y + 8, { size: TEXT, anchor: 'middle' })
  })
  let [won, lost, wins] = ['', '', 0]
  for (let i = 0; i < GAMES; i++) {
    const height = d.between(24, 96)
    const isWon = d.next() < 0.62
    if (isWon) wins += 1
    if (isWon) won += `M${396 + i * 11.5} 250v-${height}`
    else lost += `M${396 + i * 11.5} 266v${Math.round(height * 0.7)}`
  }
  const cells = [
    ['胜场', String(wins)],
    ['负场', String(GAMES - wins)],
    ['胜率', `${(wins * 100) / GAMES}%`],
  ] as const
  return {
    title: '数据',
    note: `近 ${GAMES} 场`,
    body:
      rings.join('') +
      line(values.map((_, i) => `M200 276L${point(i, 1).join(' ')}`).join(''), faint(g.light, 0.25)) +
      `<path d="${web(values)}" fill="${faint(g.accent, 0.4)}" stroke="${g.accent}" stroke-width="3" stroke-linejoin="round"/>` +
      labels.join('') +
      box(376, 80, 246, 280, '#0000003d', { rx: 12, stroke: faint(g.light, 0.25) }) +
      line(won, '#4ee3b0', 7) +
      line(lost, '#ff8d8d', 7) +
      line('M390 258H608', faint(g.light, 0.4)) +
      cells
        .map(
          ([label, value], i) =>
            say(value, 416 + i * 83, 408, { size: 28, bold: true, anchor: 'middle' }) +
            say(label, 416 + i * 83, 444, { size: TEXT, colour: g.light, anchor: 'middle' }),
        )
        .join(''),
  }
}

/** Draws strengths as a radar chart, and the last games as bars. */
export const stats = (input: ScreenInput): string => screen(input, draw)
