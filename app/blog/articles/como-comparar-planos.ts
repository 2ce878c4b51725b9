import type { Article } from "./article.ts"

export const comoCompararPlanos = {
  slug: "como-comparar-planos",
  title: "Como comparar dois planos de saúde em uma folha de papel",
  excerpt:
    "Uma folha, três colunas e onze linhas. Com as mesmas perguntas feitas aos dois planos, a diferença que importa aparece, e ela nem sempre está no preço.",
  metaDescription:
    "Um roteiro para comparar dois planos de saúde em uma folha: tipo de contrato, rede, abrangência, coparticipação, carências, reajuste e custo do ano.",
  author: "equipe-de-atendimento",
  categories: ["beneficios", "guias"],
  tags: ["mensalidade", "cobertura", "rede-credenciada", "contrato"],
  pictureAlt: "Uma balança: moedas empilhadas em um prato, uma pequena clínica no outro.",
  publishedOn: "2026-09-24",
  reviewedOn: "2026-11-12",
  sources: [
    { label: "ANS, Resolução Normativa nº 563/2022: faixas etárias.", href: "https://www.gov.br/ans" },
    { label: "ANS, Resolução Normativa nº 557/2022: formas de contratação de planos." },
    {
      label: "Lei nº 9.656/1998, art. 16: o que o contrato deve indicar com clareza.",
      href: "https://www.planalto.gov.br",
    },
  ],
  reviewNote:
    "As dez faixas etárias foram lidas na resolução da ANS, e a lista do que o contrato deve indicar, na Lei 9.656/1998. O que se diz sobre tipos de contrato e reajuste vem de fontes secundárias: confira no contrato e com a ANS. Os números do exemplo foram inventados.",
  body: `
<p>Duas propostas na mesa, cada uma com seu folheto. Um destaca o hospital famoso; o outro, o preço. Como falam de coisas diferentes, parecem impossíveis de comparar. A saída é deixar os folhetos de lado e fazer aos dois planos as mesmas perguntas.</p>
<p>Pegue uma folha, vire-a na horizontal e trace três colunas. Na primeira vão as perguntas; nas outras, as respostas de cada plano. Quando faltar uma resposta, deixe em branco. O branco também informa.</p>

<h2>As onze linhas da folha</h2>
<table>
<caption>O que perguntar aos dois planos</caption>
<thead>
<tr><th scope="col">Linha</th><th scope="col">O que anotar</th><th scope="col">Onde achar</th></tr>
</thead>
<tbody>
<tr><th scope="row">1. Identidade</th><td>Nome exato do plano e registro na ANS, da operadora e do plano</td><td>Proposta</td></tr>
<tr><th scope="row">2. Contrato</th><td>Individual, empresarial ou por adesão, e com qual entidade</td><td>Proposta</td></tr>
<tr><th scope="row">3. Segmentação</th><td>Consultas e exames, internação, parto, odontologia</td><td>Contrato</td></tr>
<tr><th scope="row">4. Abrangência</th><td>Município, estado, grupo de estados ou país</td><td>Contrato</td></tr>
<tr><th scope="row">5. Acomodação</th><td>Enfermaria ou apartamento</td><td>Contrato</td></tr>
<tr><th scope="row">6. Rede</th><td>Três hospitais e três médicos que você usaria</td><td>Site da operadora e telefone do prestador</td></tr>
<tr><th scope="row">7. Coparticipação</th><td>Valor ou percentual por consulta, exame e internação, e o teto mensal</td><td>Tabela do contrato</td></tr>
<tr><th scope="row">8. Carências</th><td>Prazos que você cumprirá, por escrito</td><td>Proposta ou aditivo</td></tr>
<tr><th scope="row">9. Preço por faixa</th><td>As dez faixas etárias, para cada pessoa</td><td>Tabela de preços</td></tr>
<tr><th scope="row">10. Reajuste</th><td>Mês do reajuste e percentuais dos últimos anos</td><td>Operadora ou administradora</td></tr>
<tr><th scope="row">11. Outras cobranças</th><td>Taxas, contribuição à entidade</td><td>Proposta</td></tr>
</tbody>
</table>
<p>A linha 1 parece burocrática, mas evita um erro fácil de cometer: comparar o preço de um plano com a rede de outro. Uma mesma operadora pode vender vários planos com nomes parecidos e redes diferentes.</p>
<p>Quase tudo o que está na folha tem de constar do contrato. O artigo 16 da Lei 9.656, de 1998, manda indicar com clareza o tipo de contratação, as carências, as faixas etárias, a coparticipação, a abrangência, o critério de reajuste e o registro na ANS. Se alguém disser que não sabe informar, peça o contrato.</p>

<h2>Comece pelo que elimina</h2>
<p>Nem todas as linhas têm o mesmo peso. Três delas podem encerrar a comparação logo no início. Preencha essas primeiro.</p>
<ul>
<li><strong>O tipo de contrato.</strong> Se o plano exige vínculo com uma entidade a que você não pertence, ou um CNPJ que você não tem, a proposta não serve. Desconfie de quem sugere inventar um vínculo só para você entrar.</li>
<li><strong>A rede.</strong> Se o hospital que você usaria não está naquele plano, o preço deixa de interessar. Em <a href="/blog/rede-credenciada">dez perguntas sobre a rede</a> mostramos como conferir.</li>
<li><strong>A abrangência.</strong> Quem passa parte do ano em outro estado, com os filhos ou os netos, precisa saber o que acontece lá.</li>
</ul>

<h2>O custo do ano, não o do mês</h2>
<p>Com duas propostas que passaram pela primeira etapa, some o ano inteiro. A coparticipação é o valor que você paga a cada uso, além da mensalidade, e muda a conta conforme a saúde da família.</p>
<aside>
<h3>Exemplo com números inventados</h3>
<p>O plano A custa 900 por mês, sem coparticipação. O plano B custa 700, com 40 por atendimento.</p>
<p>Em um ano, A custa 10.800, qualquer que seja o uso. B custa 8.400 mais os atendimentos. Com 20, chega a 9.200. Com 60, empata com A, em 10.800. Acima disso, B passa a ser o mais caro.</p>
<p>Para saber qual dos dois é mais barato, é preciso saber quantos atendimentos a sua casa costuma ter.</p>
</aside>
<p>Olhe o extrato de uso do plano atual ou conte de memória: consultas, exames, sessões de fisioterapia, idas ao pronto-socorro. Cada exame costuma contar como um uso, e um único pedido médico pode trazer dez. Pergunte também se existe um teto mensal de coparticipação e se ela é cobrada em tratamentos longos.</p>

<h2>O preço de daqui a alguns anos</h2>
<p>Na linha 9, não se contente com o preço de hoje. A norma da ANS prevê dez <a href="/blog/faixas-etarias-da-ans">faixas etárias</a>, e a última começa aos 59 anos. Quem tem 57 compara, na verdade, dois preços: o de agora e o de daqui a dois anos. Peça a tabela inteira e faça a soma da família para os próximos cinco anos.</p>
<p>Na linha 10, lembre que o teto de reajuste fixado pela ANS vale para os planos individuais e familiares. Nos coletivos, o percentual é negociado. Os aumentos passados não garantem os futuros, mas mostram como aquele contrato tem se comportado. Se ninguém souber informar, anote isso também. Há mais detalhes em <a href="/blog/reajuste-de-plano-coletivo">reajuste do plano coletivo</a>.</p>

<h2>Leia a folha inteira</h2>
<p>Agora olhe as duas colunas e marque apenas as linhas em que há diferença. Ao lado de cada uma, escreva se aquilo importa para a sua família: muito, pouco ou nada. Um apartamento na internação pode valer o acréscimo para uma pessoa e ser indiferente para outra.</p>
<p>Depois, releia os brancos. Uma proposta que não informa carência, reajuste ou coparticipação ainda não está pronta para ser comparada. Peça as respostas por escrito e espere. Se a oferta não resiste a três dias de conferência, é melhor descobrir isso antes de assinar.</p>
<p>Por fim, mostre a folha a alguém de confiança que não tenha participado da conversa. Quem chega depois costuma notar a linha que você pulou.</p>
`,
} as const satisfies Article
