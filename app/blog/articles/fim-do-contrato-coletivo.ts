import type { Article } from "./article.ts"

export const fimDoContratoColetivo = {
  slug: "fim-do-contrato-coletivo",
  title: "Quando o contrato coletivo termina: o que conferir e o que fazer",
  metaTitle: "Fim do contrato coletivo: o que conferir e o que fazer",
  excerpt:
    "Receber um aviso de encerramento do plano assusta. Saiba como confirmar se ele é verdadeiro, o que pedir por escrito e quais caminhos examinar sem pressa.",
  metaDescription:
    "Seu plano de saúde coletivo vai acabar? Veja como confirmar o aviso, que documentos pedir, como funciona a portabilidade e o que vale em tratamento.",
  author: "equipe-de-beneficios",
  categories: ["direitos"],
  tags: ["contrato", "portabilidade", "adesao", "ans"],
  publishedOn: "2026-09-17",
  reviewedOn: "2026-11-14",
  sources: [
    {
      label: "ANS, Resolução Normativa nº 438/2018: portabilidade de carências.",
      href: "https://www.gov.br/ans",
    },
    { label: "ANS, Manual de Tópicos da Saúde Suplementar: rescisão e portabilidade." },
    { label: "Consu, Resolução nº 19/1999: encerramento de planos coletivos." },
    { label: "Superior Tribunal de Justiça, Tema Repetitivo 1.082." },
    {
      label: "Lei nº 9.656/1998, art. 13: encerramento do plano individual.",
      href: "https://www.planalto.gov.br",
    },
  ],
  reviewNote:
    "A regra do plano individual foi lida na Lei 9.656/1998; a oferta de plano individual, na resolução do Consu; e a tese do STJ, em página de tribunal. As condições de encerramento e os prazos da portabilidade vêm de uma cópia de um manual antigo da ANS e de outras fontes secundárias: confirme com a ANS e, se houver tratamento em curso, com um advogado ou a Defensoria Pública.",
  body: `
<p>Chegou uma carta, um e-mail ou uma mensagem: o contrato do seu plano de saúde será encerrado em tal data. Para quem tem consulta marcada ou cirurgia à vista, o impulso é assinar a primeira proposta que aparecer. Resista. Em geral há algum tempo, e vale a pena usá-lo em ordem.</p>
<h2>Primeiro, confirme se o aviso é verdadeiro</h2>
<p>O golpista conta com o medo de perder o plano. O falso comunicado de cancelamento costuma vir com um boleto “para regularizar” ou com um telefone “para migrar hoje”. Antes de qualquer coisa:</p>
<ul>
<li>não pague nada e não ligue para o número que está no aviso;</li>
<li>procure o telefone da operadora no verso da carteirinha, e o da administradora num boleto antigo;</li>
<li>pergunte se existe comunicado de encerramento do seu contrato, com que data, e anote o protocolo;</li>
<li>ligue também para a entidade contratante, sindicato ou associação. Ela é parte no contrato e tem de saber.</li>
</ul>
<p>Se ninguém confirmar, guarde a mensagem e registre o ocorrido. Os sinais mais comuns estão em <a href="/blog/golpe-do-boleto-falso">Boleto falso, central falsa</a>.</p>
<h2>Entenda o que está terminando</h2>
<p>A palavra “cancelamento” serve para situações muito diferentes, e os seus direitos mudam conforme o caso.</p>
<h3>O contrato inteiro acaba</h3>
<p>A operadora ou a entidade decidiu encerrar. Contratos coletivos podem terminar conforme as regras escritas neles, e todos os beneficiários saem na mesma data. No plano individual é diferente: pela Lei 9.656, de 1998, a operadora só pode encerrá-lo por fraude ou por falta de pagamento, nas condições que a lei descreve.</p>
<h3>Só você perde o vínculo</h3>
<p>Você deixou o sindicato, mudou de cargo ou de profissão, e o contrato continua para os outros. O que acontece está no contrato e no estatuto da entidade.</p>
<h3>Houve falta de pagamento</h3>
<p>Nesse caso, pergunte logo o que está em aberto e se ainda é possível pagar. Confira no extrato do banco se o débito automático falhou, o que pode acontecer depois de uma troca de conta.</p>
<h2>Enquanto a data não chega</h2>
<p>Peça as informações abaixo por e-mail ou pelo aplicativo, para que fique registro:</p>
<ol>
<li>a data exata em que a cobertura termina;</li>
<li>quem decidiu o encerramento e com base em qual cláusula;</li>
<li>a data em que a entidade foi avisada e a antecedência que o contrato exige;</li>
<li>uma declaração com o registro do plano na ANS, a sua data de entrada e a de cada dependente, e as carências já cumpridas;</li>
<li>comprovante de que as mensalidades estão em dia.</li>
</ol>
<p>Guarde bem os dois últimos documentos. Sem eles, qualquer troca fica mais lenta.</p>
<p>Continue pagando. O plano vale até o último dia, e a inadimplência pode tirar direitos que você vai querer usar. Antecipe o que for razoável: consultas de rotina, exames já pedidos, receitas, cópia de laudos. Avise os médicos, que podem preparar relatórios para o próximo plano.</p>
<p>Não cancele por conta própria. Sair antes, a pedido seu, pode colocar você fora das regras que protegem quem perdeu o plano.</p>
<h2>Os caminhos possíveis</h2>
<p><strong>Portabilidade por fim do contrato.</strong> Para quem perde o plano porque o contrato coletivo foi encerrado, as regras da ANS são mais favoráveis que as da <a href="/blog/portabilidade-de-carencias">portabilidade comum</a>: dispensam o tempo mínimo de permanência e a compatibilidade de preço. Em compensação, o prazo para pedir corre depressa. Um manual da ANS fala em 60 dias, contados de quando você toma conhecimento do encerramento. Quem ainda cumpria carência pode ter de terminar o tempo que faltava. Confirme o prazo e as condições com a <a href="https://www.gov.br/ans">ANS</a> logo na primeira semana.</p>
<p><strong>Plano individual da mesma operadora.</strong> Se ela vende planos individuais, pode ter de oferecê-los a quem sai do coletivo, sem novas carências. O prazo para optar é mais curto: a Resolução Consu 19, de 1999, fala em trinta dias depois do cancelamento. Pergunte diretamente: “Vocês comercializam plano individual na minha cidade?”.</p>
<p><strong>Outro contrato coletivo.</strong> A própria entidade pode negociar com outra operadora e transferir o grupo. Antes de aceitar, veja se as carências serão aproveitadas e se a rede atende a sua cidade.</p>
<p><strong>Plano do órgão.</strong> Para servidores, vale verificar se há convênio ou autogestão com inscrição aberta.</p>
<p>Quem recebe ressarcimento do plano pelo órgão deve informar a troca e guardar os comprovantes, para não interromper o pagamento nem receber de forma indevida.</p>
<h2>Se alguém está internado ou em tratamento</h2>
<p>O Superior Tribunal de Justiça (STJ) tratou disso no Tema 1.082. Mesmo quando encerra o contrato coletivo de forma regular, a operadora deve manter os cuidados de quem está internado, ou em tratamento que garante a sobrevivência ou a integridade física. A obrigação vai até a alta, desde que o titular continue a pagar a mensalidade por inteiro.</p>
<p>Se for o caso de alguém da família, peça ao médico um relatório que descreva o tratamento e o risco de interrompê-lo. Envie à operadora com pedido de continuidade e guarde o protocolo. Se ela negar, leve a negativa escrita à ANS e procure um advogado ou a Defensoria Pública sem demora.</p>
<aside>
<h3>Para pôr na geladeira</h3>
<ul>
<li><strong>No primeiro dia:</strong> confirmar o aviso pelos canais oficiais.</li>
<li><strong>Na primeira semana:</strong> pedir a declaração de permanência, ler a cláusula de encerramento e perguntar à ANS qual é o seu prazo.</li>
<li><strong>Na segunda semana:</strong> comparar os caminhos e conferir a rede de cada opção.</li>
<li><strong>Antes da data final:</strong> ter a confirmação escrita do novo plano, com início de vigência e carências.</li>
</ul>
</aside>
`,
} as const satisfies Article
