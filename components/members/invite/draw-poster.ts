/** Contents of a poster; the code is the only data about its owner. */
export interface Poster {
  brand: string
  code: string
  /** Address of the QR picture. */
  qr: string
}

export const POSTER = { width: 750, height: 1180 } as const
const FONT = '"PingFang SC", "Microsoft YaHei", sans-serif'
const LINES = ['游戏账号、道具、游戏币', '货款由平台托管', '确认收货才放款'] as const

/** Uses the page's colours, so that every brand has its own poster. */
function brandColours() {
  const style = getComputedStyle(document.documentElement)
  const of = (name: string, fallback: string) => style.getPropertyValue(name).trim() || fallback
  return {
    primary: of('--brand-primary', '#1E46A8'),
    onPrimary: of('--brand-on-primary', '#FFFFFF'),
    accent: of('--brand-accent', '#F2B541'),
    onAccent: of('--brand-on-accent', '#2B1D00'),
  }
}

const loadPicture = (src: string): Promise<HTMLImageElement> =>
  new Promise((done, fail) => {
    const picture = new Image()
    picture.onload = () => done(picture)
    picture.onerror = () => fail(new Error('the QR could not be drawn'))
    picture.src = src
  })

/**
 * Draws the poster: brand at the top, QR on white, code and instructions below. Rejects if the QR code cannot be
 * loaded.
 */
export async function drawPoster(canvas: HTMLCanvasElement, { brand, code, qr }: Poster): Promise<void> {
  const picture = await loadPicture(qr)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const colours = brandColours()
  const { width, height } = POSTER
  canvas.width = width
  canvas.height = height
  pen.fillStyle = colours.primary
  pen.fillRect(0, 0, width, height)
  // two faint arcs as background decoration
  pen.globalAlpha = 0.1
  pen.fillStyle = colours.onPrimary
  for (const [x, y, r] of [
    [660, 90, 260],
    [60, 420, 190],
  ] as const) {
    pen.beginPath()
    pen.arc(x, y, r, 0, Math.PI * 2)
    pen.fill()
  }
  pen.globalAlpha = 1
  const write = (text: string, { x = 64, y, size, weight = 400, most = width - 128 }: Line) => {
    pen.font = `${weight} ${size}px ${FONT}`
    pen.fillText(text, x, y, most)
  }
  pen.fillStyle = colours.onPrimary
  write(brand, { y: 136, size: 60, weight: 700 })
  for (const [i, line] of LINES.entries()) write(line, { y: 214 + i * 50, size: 32 })

  pen.fillStyle = '#FFFFFF'
  pen.beginPath()
  pen.roundRect(64, 372, width - 128, 700, 28)
  pen.fill()
  pen.drawImage(picture, 165, 412, 420, 420)
  pen.textAlign = 'center'
  pen.fillStyle = '#161B24'
  write('扫码注册，或注册时填写邀请码', { x: width / 2, y: 884, size: 30 })
  pen.fillStyle = colours.accent
  pen.beginPath()
  pen.roundRect(165, 918, 420, 104, 18)
  pen.fill()
  pen.fillStyle = colours.onAccent
  write([...code].join(' '), { x: width / 2, y: 990, size: 52, weight: 700, most: 390 })
  pen.fillStyle = colours.onPrimary
  write('请认准站内担保，不要脱离平台交易', { x: width / 2, y: 1128, size: 26 })
  pen.textAlign = 'start'
}

interface Line {
  x?: number
  y: number
  size: number
  weight?: number
  most?: number
}
