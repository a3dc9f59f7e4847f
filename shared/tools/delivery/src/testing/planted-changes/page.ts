/** Contains every kind of content. Without scripts, so that planted changes stay. */
export const plantedPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Plans</title><meta name="description" content="Plans for agencies."><link rel="canonical" href="https://manzil.example/pricing">
<style>
body { margin: 0; font: 16px/1.5 sans-serif; color: #222 }
main { padding: 24px } h1 { font-size: 32px } h2, h3 { font-size: 24px; font-weight: 700; margin: 16px 0 }
.card { background: #eef; padding: 16px; border-radius: 4px; width: 300px }
.button { background: #06c; color: #fff; padding: 8px 16px; border: 0 }
.note { display: none } .quiet { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.filler { height: 1200px }
@media (max-width: 600px) { .card { width: 200px } }
@media (min-width: 1000px) { .wide { letter-spacing: 0 } }
</style>
<script type="application/ld+json">{"@type":"Offer","price":"40"}</script></head>
<body><header><nav aria-label="Main"><a href="/">Home</a> <a href="/projects">Our Projects</a></nav></header>
<main id="content"><h1>Plans for all sizes</h1><p class="first">Choose what fits.</p><p class="second">Change at any time.</p>
<div class="card"><h2>Small</h2><p>40 a month</p><button class="button" aria-label="Choose Small">Choose</button></div>
<ul><li>One agent</li><li>Ten homes</li></ul>
<img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='80' height='40'%3E%3Crect width='80' height='40' fill='red'/%3E%3C/svg%3E" alt="A red house" width="80" height="40">
<input placeholder="Your city" aria-label="City"><p class="note">For a short time.</p><span class="quiet">Prices in euros</span>
<div class="wide">Everything is included.</div><div class="filler"></div><footer><p>All rights reserved</p></footer></main></body></html>
`;
