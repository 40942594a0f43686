import type { SealPoint } from '../../../src/public/accessibility/seal/texts';

const menu = (content: string) => `<nav aria-label="Navegação principal">${content}</nav>`;
const field = (attributes: string, label = '<label for="a">NIF</label>') =>
  `<form><div class="ui-field"><div class="ui-field-box required">${label}<input id="a" ${attributes}></div></div></form>`;
const dialog = (content: string) =>
  `<button autofocus>Abrir</button><dialog id="d">${content}</dialog><script>d.showModal()</script>`;
const sentence =
  'O pedido é decidido pelo regulador com base nos comprovativos que o prestador entregou. '.repeat(4);

/** For each point that a check judges, the smallest page that doesn't meet it. */
export const wrongPages: Partial<Record<SealPoint, string>> = {
  'functional 1.1': menu('<a href="#a">Utilizadores</a>'),
  'functional 1.2': `<style>a:focus { outline: none }</style>${menu('<ul><li><a href="#a">Utilizadores</a></li></ul>')}`,
  'functional 1.3': menu('<ul><li><span role="img">26</span></li></ul>'),
  'functional 2.1': '<h1>Pedidos</h1><h1>Utilizadores</h1>',
  'functional 2.2': '<main><h1>Pedidos</h1><h3>Estado</h3></main>',
  'functional 3.1': '<table><tr><td>NIF</td></tr></table>',
  'functional 3.2': '<table><tr><th>NIF</th></tr></table>',
  'functional 4.1': field('', '<label for="b">NIF</label>'),
  'functional 4.2': field(''),
  'functional 4.3': field('aria-invalid="true"'),
  'functional 5.1': '<img src="data:," width="20" height="20">',
  'functional 5.2': '<section><figure class="ui-chart">3</figure></section>',
  'functional 5.3': '<a href="#a"><svg width="20" height="20"></svg></a>',
  'functional 6.1': '<main><p style="color: #999; background: #fff">Pedidos</p></main>',
  'functional 6.2': '<main><h1 style="color: #bbb; background: #fff">Pedidos</h1></main>',
  'functional 7.1': '<video autoplay width="20" height="20"></video>',
  'functional 7.2': '<video controls width="20" height="20"></video>',
  'functional 8.1': '<main><p style="text-align: center">Pedidos</p></main>',
  'functional 8.2':
    '<main><style>h2:last-of-type { position: absolute; top: 0 }</style><h1>Um</h1><h2>Dois</h2><h2>Três</h2></main>',
  'functional 8.3': '<main><div role="heading" aria-level="1">Pedidos</div></main>',
  'functional 8.4': '<main><style>p::before { content: "Em conflito" }</style><p>Pedido 3</p></main>',
  'functional 8.5': '<table role="presentation"><tr><th>NIF</th></tr></table>',
  'functional 9.1': `${dialog('<p>Tem a certeza?</p>')}<script>document.activeElement.blur()</script>`,
  'functional 9.2': `${dialog('<button>Sim</button>')}<script>d.addEventListener("keydown", () => { d.close(); document.querySelector("button").focus(); d.show = d.showModal; })</script>`,
  'functional 9.3': dialog('<p>Tem a certeza?</p>'),
  'functional 9.4': `${dialog('<button>Sim</button>')}<script>document.querySelector("button").remove()</script>`,
  'content 1.1': '<main><p>Olá</p></main>',
  'content 1.3': '<main><div class="statement">Acessibilidade</div></main>',
  'content 1.4': '<footer>E-mail</footer>',
  'content 2.1': `<main><p style="font-size: 15px">${sentence}</p></main>`,
  'content 2.2': '<main><small style="font-size: 13px">29-11-2026</small></main>',
  'content 2.3': `<main><p style="width: 1400px; font-size: 16px">${sentence}</p></main>`,
  'content 2.4': `<main><p style="width: 300px; line-height: 1.4">${sentence}</p></main>`,
  'content 3.1': menu(`<ul>${'<li><a href="#a">Pedidos</a></li>'.repeat(10)}</ul>`),
  'content 3.2': `<header></header><div style="margin: 300px">${menu('<a href="#a">Pedidos</a>')}</div>`,
  'content 3.3': '<p>Veja <a href="#a" style="text-decoration: none">o pedido</a> antes.</p>',
  'content 4.1': '<main class="statement" style="height: 4000px"><h2>Um</h2><h2>Dois</h2></main>',
  'content 4.2': '<div style="width: 5000px">Pedidos</div>',
  'content 5.1': '<style>b:hover { visibility: hidden }</style><b>Pedidos</b>',
  'content 5.2': '<button style="height: 20px">Sim</button><button style="height: 20px">Não</button>',
  'content 5.3':
    '<button class="ui-button contained">Gravar</button><button class="ui-button contained">Enviar</button>',
  'content 5.4': '<button style="all: unset">Gravar</button>',
  'transaction 1.1': '<form><input tabindex="3"></form>',
  'transaction 1.2': '<form style="height: 2000px"><input></form>',
  'transaction 2.1': '<form><input inputmode="numeric" style="width: 500px"></form>',
  'transaction 2.2': '<form><input disabled></form>',
  'transaction 2.3': field('', `<label for="a">${'Número de identificação fiscal '.repeat(3)}</label>`),
  'transaction 2.4': '<form><label>NIF <input required></label></form>',
  'transaction 3.1': '<main>Pedido</main>',
  'transaction 3.2': '<main>Pedido</main>',
  'transaction 4.2': '<form>Esta ação é irreversível.</form>',
  'transaction 4.3': field('aria-invalid="true"'),
  'transaction 4.4': field(
    'aria-invalid="true" aria-describedby="e"',
    '<label for="a">NIF</label><p id="e">Inválido</p>',
  ),
};
