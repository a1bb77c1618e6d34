import { svelte } from "@sveltejs/vite-plugin-svelte";
import { env } from "node:process";
import { defineConfig } from "vite";

const server = env["KANLY_SERVER"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  server: { proxy: { "/api": { target: server, ws: true } } },
  build: {
    outDir: "../src/kanly/server/page",
    emptyOutDir: true,
    target: ["chrome111", "firefox113", "safari16.2"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
