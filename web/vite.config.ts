import { fileURLToPath } from 'node:url'
import preact from '@preact/preset-vite'
import { defineConfig } from 'vitest/config'
import { symbols } from './symbols.ts'

const server = process.env.BOCAGE_URL ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [preact(), symbols()],
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  base: './',
  build: {
    outDir: '../bocage/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, changeOrigin: true, ws: true } } },
  test: { include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
})
