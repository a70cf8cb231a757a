const MOST_WIDTH = 1280
const QUALITY = 0.8
/** Of browsers that never answer. */
const PATIENCE_MS = 10_000

/** The first picture of a video as a JPEG; null if this browser does not make one. */
export function makePoster(file: File): Promise<Blob | null> {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  return new Promise<Blob | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS)
    const end = (poster: Blob | null) => {
      clearTimeout(timer)
      resolve(poster)
    }
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    video.onerror = () => end(null)
    video.onloadeddata = () => draw(video, end)
    video.src = url
  })
    .catch(() => null)
    .finally(() => {
      video.removeAttribute('src')
      URL.revokeObjectURL(url)
    })
}

function draw(video: HTMLVideoElement, end: (poster: Blob | null) => void): void {
  const scale = Math.min(1, MOST_WIDTH / (video.videoWidth || 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  const paper = canvas.getContext('2d')
  if (paper && canvas.width > 0) {
    paper.drawImage(video, 0, 0, canvas.width, canvas.height)
    canvas.toBlob(end, 'image/jpeg', QUALITY)
  } else end(null)
}
