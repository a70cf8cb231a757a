import { faint } from '../colour'
import { dice } from '../random'
import { box, disc, line } from '../svg'
import { type Screen, type ScreenInput, screen } from './screen'

function draw({ g, seed, say }: Screen) {
  const d = dice(`${seed} settings`)
  const choice = (options: readonly string[], y: number) => {
    const chosen = d.below(options.length)
    return options
      .map((option, i) => {
        const x = 620 - (options.length - i) * 100
        return (
          box(x, y + 10, 92, 44, i === chosen ? g.accent : '#ffffff1a', { rx: 8 }) +
          say(option, x + 46, y + 41, {
            size: 24,
            bold: i === chosen,
            anchor: 'middle',
            colour: i === chosen ? g.deep : '#ffffff',
          })
        )
      })
      .join('')
  }
  const slider = (y: number) => {
    const x = d.between(430, 580)
    return (
      line(`M330 ${y + 32}H600`, '#ffffff33', 10) +
      line(`M330 ${y + 32}H${x}`, g.accent, 10) +
      disc(x, y + 32, 15, '#ffffff')
    )
  }
  const toggle = (y: number) => {
    const isOn = d.next() < 0.7
    return (
      box(536, y + 12, 76, 40, isOn ? '#2fc58d' : '#ffffff33', { rx: 20 }) +
      disc(isOn ? 592 : 556, y + 32, 16, '#ffffff')
    )
  }
  const rows: readonly (readonly [string, (y: number) => string])[] = [
    ['画面品质', (y) => choice(['均衡', '高清', '极致'], y)],
    ['帧率', (y) => choice(['60', '90', '120'], y)],
    ['音量', slider],
    ['灵敏度', slider],
    ['震动反馈', toggle],
    ['允许好友申请', toggle],
  ]
  return {
    title: '设置',
    body: rows
      .map(([label, control], i) => {
        const y = 64 + i * 68
        return (
          box(16, y, 608, 64, i % 2 ? '#ffffff08' : '#ffffff14', { rx: 10, stroke: faint(g.light, 0.1) }) +
          say(label, 36, y + 41, { size: 26, colour: g.light }) +
          control(y)
        )
      })
      .join(''),
  }
}

/** Draws the game settings of this account. */
export const settings = (input: ScreenInput): string => screen(input, draw)
