import '@games/elements/theme.css';
import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import ElementDemo from './ElementDemo.vue';
import HomeGames from './HomeGames.vue';
import './fonts.css';
import './house.css';
import './pages.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('ElementDemo', ElementDemo);
    app.component('HomeGames', HomeGames);
  },
} satisfies Theme;
