import "./look/tokens.css";
import "./look/base.css";
import "./look/pieces.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./lib/route.svelte";
import { placeSprite } from "./look/sprite";

placeSprite();
router.listen();
const place = document.getElementById("page");
if (place) mount(App, { target: place });
